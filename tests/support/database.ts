import { randomBytes } from "node:crypto";
import pg from "pg";
import { openEmbedded } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import type { Database } from "#server/db/open.ts";
import { openPostgres } from "#server/db/postgres.ts";

let template: Promise<Blob> | undefined;

/**
 * A fresh, migrated database: embedded and in memory, or a database of its own on the server that
 * TEST_DATABASE_URL names. Close it when the test file ends.
 */
export async function freshDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return freshOnPostgres(server);
  template ??= migratedTemplate();
  return openEmbedded({ template: await template });
}

/** Migrates once a worker; each database after that is a copy. */
async function migratedTemplate(): Promise<Blob> {
  const { PGlite } = await import("@electric-sql/pglite");
  const { btree_gist } = await import("@electric-sql/pglite/contrib/btree_gist");
  const pglite = await PGlite.create({ extensions: { btree_gist } });
  const { Kysely, PGliteDialect } = await import("kysely");
  const db = new Kysely<never>({ dialect: new PGliteDialect({ pglite }) });
  await migrate({ db } as unknown as Database);
  const dump = await pglite.dumpDataDir("none");
  await db.destroy();
  return dump;
}

async function freshOnPostgres(server: string): Promise<Database> {
  const name = `vagtklar_test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
