import { startMeasured } from "../api/sides.ts";
import { seededDatabase } from "../databases.ts";
import { type Figure, spread } from "../figures.ts";
import { startGenerator } from "../load/load.ts";

const ROUNDS = 5;
const ROUND = 2_000;
const WARM_UP = { requests: 1_500, milliseconds: 15_000 };

/** One process of the product against two on the same database. Without four cores it proves nothing. */
export async function measureProcesses(server: string): Promise<Figure[]> {
  const url = await seededDatabase(server, "processes", { others: 1_000, hasVacancies: false });
  const products = [await startMeasured(url), await startMeasured(url)];
  const targets = products.map((product) => product.url);
  const generator = startGenerator();
  const call = "one booking";
  const send = (to: readonly string[], load: object) =>
    generator.send({ targets: to, call, from: 0, milliseconds: ROUND, atOnce: 16, ...load });
  try {
    await send(targets, WARM_UP);
    const shares: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const one = await send(targets.slice(0, 1), {});
      const two = await send(targets, {});
      shares.push(two.perSecond / one.perSecond);
    }
    const what = `${call}: requests per second of two processes, times those of one`;
    return [{ what, figure: spread(shares), goal: "reported" }];
  } finally {
    generator.stop();
    for (const product of products) await product.stop();
  }
}
