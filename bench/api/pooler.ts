import { startPooler } from "#tests/tools/pooler.ts";
import { type Figure, spread } from "../figures.ts";
import type { MeasuredCall } from "./calls.ts";
import { type Side, type Sides, startMeasured, WARM_UP, withSides } from "./sides.ts";
import { worldNames, worlds } from "./world.ts";

const ROUNDS = 5;
const ROUND = 1_000;
/** As many as the product opens by itself. */
const CONNECTIONS = 12;

/** What it costs to stand behind PgBouncer in transaction mode, where no statement is prepared. */
export async function measurePooler(server: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const pooler = await startPooler(server, CONNECTIONS);
  try {
    for (const world of worldNames) {
      await withSides(server, { name: "pooler", world }, async (sides) => {
        const { database, next } = sides.product;
        const { port } = new URL(pooler.url);
        const behind = Object.assign(new URL(database), { hostname: "127.0.0.1", port });
        const product = await startMeasured(behind.href, { DATABASE_DIRECT_URL: database });
        const pooled = { url: product.url, pid: product.process.pid ?? 0, database, next };
        try {
          for (const call of worlds[world]) figures.push(await measureCall(call, sides, pooled));
        } finally {
          await product.stop();
        }
      });
    }
  } finally {
    await pooler.stop();
  }
  return figures;
}

async function measureCall(
  call: MeasuredCall,
  { product, limit, send }: Sides,
  pooled: Side,
): Promise<Figure> {
  for (const side of [limit, product, pooled]) await send(side, { call, ...WARM_UP });
  const shares = { direct: [] as number[], pooled: [] as number[] };
  const processor: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const load = { call, milliseconds: ROUND };
    const bare = await send(limit, load);
    const direct = await send(product, load);
    const through = await send(pooled, load);
    shares.direct.push(direct.perSecond / bare.perSecond);
    shares.pooled.push(through.perSecond / bare.perSecond);
    processor.push(through.processor / direct.processor);
  }
  return {
    what: `${call}: requests per second, share of the limit's, directly and behind the pooler; processor time, times the direct one`,
    figure: `${spread(shares.direct)}; ${spread(shares.pooled)}; ${spread(processor)}`,
    goal: "reported",
  };
}
