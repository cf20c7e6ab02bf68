import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";

/**
 * Does something unless another process is doing it at this moment, told by its name. The embedded database has one
 * process only.
 */
export async function runAlone(database: Database, name: string, run: () => Promise<unknown>): Promise<void> {
  if (database.kind === "embedded") return void (await run());
  await database.db.connection().execute(async (connection) => {
    const key = sql`hashtext(${name})`;
    const lock = sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`;
    const { rows } = await lock.execute(connection);
    if (!rows[0]?.locked) return;
    try {
      await run();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}
