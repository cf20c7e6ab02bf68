import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StartError } from "#server/platform/errors.ts";
import type { Database, Db } from "./database.ts";

const MIGRATIONS = new URL("./migrations/", import.meta.url);

/** The first file: the whole schema of version 1.0.0. */
const BASELINE = "0001_baseline";

/**
 * Brings the database to the newest schema: each numbered file of the folder once, in order, all in one transaction,
 * one process at a time. One that landed after a higher number runs late where a version between made the database.
 * Refuses with `StartError` a database from before the baseline, or of a newer version.
 */
export async function migrate({ db }: { readonly db: Db }, folder: URL = MIGRATIONS): Promise<void> {
  await assertNotOlder(db);
  const provider = { getMigrations: async () => readMigrations(folder) };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  throw new StartError(`The database cannot be brought to this version: ${(error as Error).message}.`);
}

/** Whether every migration of this build has been applied (`/readyz`). */
export async function isMigrated({ db }: Database): Promise<boolean> {
  const applied = await appliedNames(db);
  return namesIn(MIGRATIONS).every((name) => applied.includes(name));
}

/** Whether a newer version has been at the database: this one goes on with it, and does not start on it. */
export async function isNewer({ db }: Database): Promise<boolean> {
  const ours = namesIn(MIGRATIONS);
  return (await appliedNames(db)).some((name) => !ours.includes(name));
}

/** Before the first release there was no baseline, and at first the files were noted in a table of another name. */
async function assertNotOlder(db: Db): Promise<void> {
  const { rows } = await sql<{ oldest: boolean; kysely: boolean }>`
    select to_regclass('migrations') is not null as oldest, to_regclass('kysely_migration') is not null as kysely`.execute(
    db,
  );
  const names = rows[0]?.kysely ? await appliedNames(db) : [];
  if (!rows[0]?.oldest && (names.length === 0 || names.includes(BASELINE))) return;
  throw new StartError(
    "The database is from before the first release and cannot be brought to this version: start with an empty database, or an empty DATA_DIR.",
  );
}

async function appliedNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

function readMigrations(folder: URL): Record<string, Migration> {
  return Object.fromEntries(
    namesIn(folder).map((name) => {
      const script = readFileSync(new URL(`${name}.sql`, folder), "utf8");
      return [name, { up: (db) => run(db, script) } satisfies Migration];
    }),
  );
}

async function run(db: Parameters<Migration["up"]>[0], script: string): Promise<void> {
  for (const statement of statementsOf(script)) await sql.raw(statement).execute(db);
}

function namesIn(folder: URL): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
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
