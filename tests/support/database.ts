import { sql } from "kysely";
import type { Database, Db } from "#server/platform/database/database.ts";
import { embeddedExtensions as extensions, openEmbedded } from "#server/platform/database/embedded.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openPostgres } from "#server/platform/database/postgres.ts";
import type { DB } from "#server/platform/database/types.gen.ts";
import { emptyDatabase } from "#tests/support/postgres.ts";

let template: Promise<Blob> | undefined;

/**
 * A fresh, migrated database: embedded and in memory, or a database of its own on the server that
 * TEST_DATABASE_URL names, a copy of TEST_DATABASE_TEMPLATE where that is given. Close it when the test file ends.
 */
export async function freshDatabase(): Promise<Database> {
  if (process.env.TEST_DATABASE_URL) return freshOnPostgres();
  template ??= migratedEmbedded();
  return openEmbedded({ template: await template });
}

/** Migrates once a worker; each database after that is a copy. */
async function migratedEmbedded(): Promise<Blob> {
  const { PGlite } = await import("@electric-sql/pglite");
  const pglite = await PGlite.create({ extensions });
  const { Kysely, PGliteDialect } = await import("kysely");
  const db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite }) });
  await migrate({ db });
  const dump = await pglite.dumpDataDir("none");
  await db.destroy();
  return dump;
}

async function freshOnPostgres(): Promise<Database> {
  const { url, drop } = await emptyDatabase({ template: process.env.TEST_DATABASE_TEMPLATE });
  const database = await openPostgres(url);
  if (!process.env.TEST_DATABASE_TEMPLATE) await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** How many statements of this database wait for a row that somebody holds. */
export async function waitingForLocks(db: Db): Promise<number> {
  const { rows: found } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return found[0]?.waiting ?? 0;
}
