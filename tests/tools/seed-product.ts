import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { JOURNEY_CLOCK, startProduct } from "#tests/support/product.ts";
import { startCluster } from "./cluster.ts";

/** The try-out's data as of `JOURNEY_CLOCK`; each journey begins on a copy of it. */
export interface Seeded {
  /** A data directory with the embedded database. */
  readonly embedded: string;
  /** The same on PostgreSQL; null where its programs are missing. */
  readonly postgres: SeededOnPostgres | null;
}

interface SeededOnPostgres {
  readonly server: string;
  /** A database that nobody is connected to. */
  readonly template: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    seeded: Seeded;
  }
}

/** Starts the product once on each database, empty before, so that the journeys need not seed one each. */
export default async function seedProduct(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-seeded-"));
  const embedded = join(folder, "embedded");
  await seed({ DATA_DIR: embedded });
  const cluster = await startCluster();
  const postgres = cluster ? await seedOnPostgres(cluster.url, join(folder, "unused")) : null;
  project.provide("seeded", { embedded, postgres });
  return () => {
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function seedOnPostgres(server: string, directory: string): Promise<SeededOnPostgres> {
  const { name, url } = await emptyDatabase({ server });
  await seed({ DATA_DIR: directory, DATABASE_URL: url });
  return { server, template: name };
}

async function seed(settings: Record<string, string>): Promise<void> {
  const product = await startProduct({ ...settings, VAGTKLAR_CLOCK: JOURNEY_CLOCK });
  await product.stop();
}
