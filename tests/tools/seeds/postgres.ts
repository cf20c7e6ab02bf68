import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { JOURNEY_CLOCK, startProduct } from "#tests/support/product.ts";
import { startCluster } from "../cluster.ts";

/** The try-out's data as of `JOURNEY_CLOCK` on PostgreSQL. */
export interface SeededDatabase {
  readonly server: string;
  /** A database that nobody is connected to, to be copied. */
  readonly template: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    seededDatabase: SeededDatabase | undefined;
  }
}

/** Starts the product once on an empty database of a throw-away PostgreSQL, so that each journey begins on a copy. */
export default async function seedPostgres(project: TestProject): Promise<() => void> {
  const cluster = await startCluster();
  if (!cluster) throw new Error("PostgreSQL's programs are missing");
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-seeded-"));
  const { name, url } = await emptyDatabase({ server: cluster.url });
  const end = () => {
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const env = { DATA_DIR: folder, DATABASE_URL: url, VAGTKLAR_CLOCK: JOURNEY_CLOCK };
    await (await startProduct(env)).stop();
  } catch (error) {
    end();
    throw error;
  }
  project.provide("seededDatabase", { server: cluster.url, template: name });
  return end;
}
