import type { TestProject } from "vitest/node";
import { migrate } from "#server/platform/database/migrate.ts";
import { openPostgres } from "#server/platform/database/postgres.ts";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { sharedServer } from "../seeds/cluster.ts";
import { onceForAll } from "../seeds/once-for-all.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases; undefined where the project uses none. */
    databaseServer: string | undefined;
    /** A migrated database on it that nobody is connected to: a copy takes a quarter of the time of a migration. */
    databaseTemplate: string | undefined;
  }
}

/** Has a PostgreSQL for the tests of a project, a throw-away one unless TEST_DATABASE_URL names another. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { value, end } = await onceForAll("template", migratedTemplate);
  project.provide("databaseServer", value?.server);
  project.provide("databaseTemplate", value?.template);
  return end;
}

async function migratedTemplate() {
  const { value: server, end } = await sharedServer();
  if (!server) return { value: null, end };
  const { name, url, drop } = await emptyDatabase({ server });
  const database = await openPostgres(url);
  await migrate(database);
  await database.close();
  return {
    value: { server, template: name },
    end: async () => {
      await drop();
      await end();
    },
  };
}
