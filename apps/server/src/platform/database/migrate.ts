import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Database } from "./database.ts";

const MIGRATIONS = new URL("./migrations/", import.meta.url);
// Any fixed number: processes that start at the same time queue up behind it.
const MIGRATION_LOCK = 7_055_5010;

/** Brings the database to the newest schema: each numbered file once, in order, one at a time over all processes. */
export async function migrate(database: Database): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
    await sql`create table if not exists migrations (name text primary key)`.execute(tx);
    const done = await sql<{ name: string }>`select name from migrations`.execute(tx);
    const names = new Set(done.rows.map((row) => row.name));
    for (const name of migrationNames().filter((file) => !names.has(file))) {
      for (const statement of statementsOf(readFileSync(new URL(name, MIGRATIONS), "utf8"))) {
        await sql.raw(statement).execute(tx);
      }
      await sql`insert into migrations (name) values (${name})`.execute(tx);
    }
  });
}

/** Whether every migration of this build has been applied (`/readyz`). */
export async function isMigrated(database: Database): Promise<boolean> {
  const done = await sql<{ name: string }>`select name from migrations`.execute(database.db);
  return migrationNames().every((name) => done.rows.some((row) => row.name === name));
}

export function migrationNames(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** Our migrations have no semicolons inside a statement, so a line's last character ends one. */
function statementsOf(script: string): string[] {
  return script
    .replace(/^--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
