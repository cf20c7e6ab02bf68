import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { JOURNEY_CLOCK, startProduct } from "#tests/support/product.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A data directory with the try-out's data as of `JOURNEY_CLOCK`; each journey begins on a copy of it. */
    seededDirectory: string;
  }
}

/** Starts the product once on an empty data directory, so that the journeys need not seed one each. */
export default async function seedProduct(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-seeded-"));
  const product = await startProduct({ DATA_DIR: folder, VAGTKLAR_CLOCK: JOURNEY_CLOCK });
  await product.stop();
  project.provide("seededDirectory", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
