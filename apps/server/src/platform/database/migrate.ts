import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StartError } from "#server/platform/errors.ts";
import type { Database, Db } from "./database.ts";

const MIGRATIONS = new URL("./migrations/", import.meta.url);

/**
 * Brings the database to the newest schema: each numbered file once, in order, all in one transaction, one process
 * at a time. One that landed after a higher number runs late where a version between made the database. Refuses with
 * `StartError` a database that older files or a newer version made.
 */
export async function migrate({ db }: { readonly db: Db }): Promise<void> {
  await refuseOlderFiles(db);
  const provider = { getMigrations: async () => readMigrations() };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  throw new StartError(`The database cannot be brought to this version: ${(error as Error).message}.`);
}

/** Whether every migration of this build has been applied (`/readyz`). */
export async function isMigrated({ db }: Database): Promise<boolean> {
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return migrationNames().every((name) => done.rows.some((row) => row.name === name));
}

/** Whether a newer version has been at the database: this one goes on with it, and does not start on it. */
export async function isNewer({ db }: Database): Promise<boolean> {
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const ours = new Set(migrationNames());
  return done.rows.some(({ name }) => !ours.has(name));
}

/** Before the first release the files were numbered otherwise, and noted in a table of another name. */
async function refuseOlderFiles(db: Db): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('migrations') is not null as found`.execute(db);
  if (!rows[0]?.found) return;
  throw new StartError(
    "The database is from before the first release and cannot be brought to this version: start with an empty database, or an empty DATA_DIR.",
  );
}

function readMigrations(): Record<string, Migration> {
  return Object.fromEntries(
    migrationNames().map((name) => {
      const script = readFileSync(new URL(`${name}.sql`, MIGRATIONS), "utf8");
      return [name, { up: (db) => run(db, script) } satisfies Migration];
    }),
  );
}

async function run(db: Parameters<Migration["up"]>[0], script: string): Promise<void> {
  for (const statement of statementsOf(script)) await sql.raw(statement).execute(db);
}

function migrationNames(): string[] {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith(".sql"));
  return files.map((file) => file.replace(/\.sql$/, "")).sort();
}

/** Our migrations have no semicolons inside a statement, so a line's last character ends one. */
function statementsOf(script: string): string[] {
  return script
    .replace(/^\s*--.*$/gm, "")
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
