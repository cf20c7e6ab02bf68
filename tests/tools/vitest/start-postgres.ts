import type { TestProject } from "vitest/node";
import { migrate } from "#server/platform/database/migrate.ts";
import { openPostgres } from "#server/platform/database/postgres.ts";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { startCluster } from "../cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases; undefined where the project uses none. */
    databaseServer: string | undefined;
    /** A migrated database on it that nobody is connected to: a copy takes a quarter of the time of a migration. */
    databaseTemplate: string | undefined;
  }
}

/** Starts a throw-away PostgreSQL for one project of the tests, unless TEST_DATABASE_URL names one. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? null : await startCluster();
  const server = given ?? cluster?.url;
  const template = server ? await migratedTemplate(server) : undefined;
  project.provide("databaseServer", server);
  project.provide("databaseTemplate", template?.name);
  return async () => {
    await template?.drop();
    cluster?.stop();
  };
}

async function migratedTemplate(server: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const { name, url, drop } = await emptyDatabase({ server });
  const database = await openPostgres(url);
  await migrate(database);
  await database.close();
  return { name, drop };
}
