import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "#tests/support/product.ts";
import { type Figure, spread } from "../figures.ts";

const ROUNDS = 5;

/** From the start on an embedded directory that exists to the first answered request, web build in place. */
export async function measureStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "vagtklar-bench-"));
  const env = { DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
  try {
    await (await startProduct(env)).stop();
    const seconds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now();
      const product = await startProduct(env);
      seconds.push((performance.now() - began) / 1000);
      await product.stop();
    }
    const what = "start on an existing embedded directory to the first answered request";
    return [{ what, figure: spread(seconds, 1, " s"), goal: "reported" }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
