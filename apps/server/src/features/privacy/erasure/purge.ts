import { sql } from "kysely";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";

/** So many segments of the log are walked through at most: sixty-four are a gigabyte. */
const MAX_SEGMENTS = 64;
const NOT_PERMITTED = "42501";

/**
 * Has the database let go of what erasures emptied since the last time: emptied rows stay in its files until these are
 * written anew, and in its log. The embedded database holds nothing of them after it; of PostgreSQL what its role may.
 */
export async function purgeErased(
  { db, clock }: Pick<Services, "db" | "clock">,
  database: Database,
): Promise<void> {
  const now = clock.now();
  const held = await db.selectFrom("erasures").select("id").where("purged_at", "is", null).execute();
  if (held.length === 0) return;
  if (database.kind === "embedded") await rewriteFiles(database);
  else await freeSpace(database);
  await db
    .updateTable("erasures")
    .set({ purged_at: new Date(now) })
    .where(
      "id",
      "in",
      held.map(({ id }) => id),
    )
    .execute();
}

/**
 * Writes the files of the embedded database anew, table by table so that nobody waits long, and empties its log. A
 * segment that is used again would keep what it held, so from here on none is.
 */
export async function rewriteFiles({ db, script }: Database): Promise<void> {
  await script("set wal_recycle = off");
  for (const table of await tablesOf(db)) await script(`vacuum (full, analyze) ${table}`);
  // What the planner remembers of columns are values of theirs.
  await script("vacuum full pg_catalog.pg_statistic");
  await script("checkpoint");
  for (let segments = 0; segments < MAX_SEGMENTS && (await hasLaterSegments(db)); segments++)
    await nextSegment(script);
  await nextSegment(script);
  await script("checkpoint");
}

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function hasLaterSegments(db: Db): Promise<boolean> {
  const { rows } = await sql<{ later: boolean }>`
    select exists(select from pg_ls_waldir()
      where name > pg_walfile_name(pg_current_wal_insert_lsn())) as later`.execute(db);
  return rows[0]?.later ?? false;
}

/** The log only goes on to the next segment when there is something in this one. */
async function nextSegment(script: Database["script"]): Promise<void> {
  await script("select pg_logical_emit_message(false, '', '')");
  await script("select pg_switch_wal()");
}

/**
 * Frees the space of emptied rows, without a lock that somebody would wait for, and renews what the planner remembers.
 * The checkpoint is left out where the role may not.
 */
async function freeSpace(database: Database): Promise<void> {
  await database.withoutTimeout(async (db) => {
    await sql`vacuum (analyze)`.execute(db);
    await sql`checkpoint`.execute(db).catch((error: { code?: string }) => {
      if (error.code !== NOT_PERMITTED) throw error;
    });
  });
}
