import type { TestProject } from "vitest/node";
import { startCluster } from "./cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases; undefined where the project uses none. */
    databaseServer: string | undefined;
  }
}

/** Starts a throw-away PostgreSQL for one project of the tests, unless TEST_DATABASE_URL names one. */
export default async function startPostgres(project: TestProject): Promise<() => void> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? null : await startCluster();
  project.provide("databaseServer", given ?? cluster?.url);
  return () => cluster?.stop();
}
