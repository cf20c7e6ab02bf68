import { startPooler } from "#tests/tools/pooler.ts";
import { type Figure, spread } from "../figures.ts";
import type { MeasuredCall } from "./calls.ts";
import { type Side, type Sides, startLimit, startMeasured, WARM_UP, withSides } from "./sides.ts";
import { worldNames, worlds } from "./world.ts";

const ROUNDS = 5;
const ROUND = 1_000;
/** `PREPARED_STATEMENTS=on npm run bench -- pooler`, with a PgBouncer (`PGBOUNCER_PATH`) that remembers them: 1.21 or newer. */
const prepares = process.env.PREPARED_STATEMENTS === "on";
/** As many as the product opens by itself. */
const CONNECTIONS = 12;

/** What it costs to stand behind PgBouncer in transaction mode, to the product and to the limit. */
export async function measurePooler(server: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const pooler = await startPooler(server, CONNECTIONS);
  try {
    for (const world of worldNames) {
      await withSides(server, { name: "pooler", world }, async (sides) => {
        const { port } = new URL(pooler.url);
        const behind = ({ database }: Side) =>
          Object.assign(new URL(database), { hostname: "127.0.0.1", port }).href;
        const { database } = sides.product;
        const product = await startMeasured(behind(sides.product), {
          DATABASE_DIRECT_URL: database,
          PREPARED_STATEMENTS: prepares ? "on" : "off",
        });
        const limit = await startLimit(behind(sides.limit), sides.recordings, { prepares });
        const pooled = {
          product: { ...sides.product, url: product.url, pid: product.process.pid ?? 0 },
          limit: { ...sides.limit, url: limit.url, pid: limit.pid },
        };
        try {
          for (const call of worlds[world]) figures.push(await measureCall(call, sides, pooled));
        } finally {
          limit.stop();
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
  pooled: Pick<Sides, "product" | "limit">,
): Promise<Figure> {
  for (const side of [limit, product, pooled.product, pooled.limit]) await send(side, { call, ...WARM_UP });
  const shares = { direct: [] as number[], pooled: [] as number[], both: [] as number[] };
  const processor: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const load = { call, milliseconds: ROUND };
    const bare = await send(limit, load);
    const direct = await send(product, load);
    const through = await send(pooled.product, load);
    const bareThrough = await send(pooled.limit, load);
    shares.direct.push(direct.perSecond / bare.perSecond);
    shares.pooled.push(through.perSecond / bare.perSecond);
    shares.both.push(through.perSecond / bareThrough.perSecond);
    processor.push(through.processor / direct.processor);
  }
  return {
    what: `${call}: requests per second, share of the limit's: directly, behind the pooler, and with the limit behind it as well; processor time, times the direct one`,
    figure: `${spread(shares.direct)}; ${spread(shares.pooled)}; ${spread(shares.both)}; ${spread(processor)}`,
    goal: "reported",
  };
}
