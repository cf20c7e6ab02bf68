import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { JOURNEY_CLOCK, startProduct } from "#tests/support/product.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A data directory with the try-out as of `JOURNEY_CLOCK` on the embedded database, to be copied. */
    seededDirectory: string | undefined;
  }
}

/** Starts the product once on an empty directory, which takes twice the processor time of a start on its copy. */
export default async function seedEmbedded(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-seeded-"));
  const directory = join(folder, "data");
  const product = await startProduct({ DATA_DIR: directory, VAGTKLAR_CLOCK: JOURNEY_CLOCK });
  await product.stop();
  project.provide("seededDirectory", directory);
  return () => rmSync(folder, { recursive: true, force: true });
}
