import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JOURNEY_CLOCK, startProduct } from "#tests/support/product.ts";
import { onceForAll } from "./once-for-all.ts";

/** A data directory with the try-out as of `JOURNEY_CLOCK` on the embedded database. */
export const seededDirectory = () =>
  onceForAll("directory", async () => {
    const folder = mkdtempSync(join(tmpdir(), "vagtklar-seeded-"));
    const directory = join(folder, "data");
    const product = await startProduct({ DATA_DIR: directory, VAGTKLAR_CLOCK: JOURNEY_CLOCK });
    await product.stop();
    return { value: directory, end: () => rmSync(folder, { recursive: true, force: true }) };
  });
