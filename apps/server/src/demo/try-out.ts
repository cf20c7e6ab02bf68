import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { StartError } from "#server/platform/errors.ts";

/** Notes that this database holds the try-out's data: its passwords are published, and production refuses it. */
export async function markAsTryOut(tx: Tx, now: Moment): Promise<void> {
  await tx
    .insertInto("try_out")
    .values({ seeded_at: new Date(now) })
    .execute();
}

/** When the try-out's data was loaded into this database, null where it was not. */
export async function tryOutSince(db: Db): Promise<Moment | null> {
  const found = await db.selectFrom("try_out").select("seeded_at").limit(1).executeTakeFirst();
  return found?.seeded_at.getTime() ?? null;
}

/** Whether the try-out's data was loaded into this database. */
export async function isTryOut(db: Db): Promise<boolean> {
  return (await tryOutSince(db)) !== null;
}

/** Refuses a try-out's database with `StartError`: anybody could sign in as its admin. */
export async function assertNoTryOut({ db }: { readonly db: Db }): Promise<void> {
  if (!(await isTryOut(db))) return;
  throw new StartError(
    "This database holds the try-out's data, whose passwords are published; production needs a database of its own.",
  );
}
