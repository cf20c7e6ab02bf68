import { type Figure, median, spread } from "../figures.ts";
import type { MeasuredCall } from "./calls.ts";
import { type Sides, WARM_UP, withSides } from "./sides.ts";
import { worldNames, worlds } from "./world.ts";

const FULL = 2_000;
const ROUNDS = 7;
/** Long enough for some hundred requests, of which the slowest hundredth is told. */
const ROUND = 3_000;
/** At a pace requests start whether or not earlier ones are answered; more than this wait nowhere but in the queue. */
const AT_ONCE = 64;
const MOST = 3;

/** How long the slowest hundredth waits on either side, both at half the pace that the product can keep up. */
export async function measureLatency(server: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const world of worldNames) {
    await withSides(server, { name: "latency", world }, async (sides) => {
      for (const call of worlds[world]) figures.push(await measureCall(call, sides));
    });
  }
  return figures;
}

async function measureCall(call: MeasuredCall, { product, limit, send }: Sides): Promise<Figure> {
  await send(product, { call, ...WARM_UP });
  await send(limit, { call, ...WARM_UP });
  const full = await send(product, { call, milliseconds: FULL });
  const pace = { call, milliseconds: ROUND, atOnce: AT_ONCE, perSecond: full.perSecond / 2 };
  const rounds: { product: number; limit: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // In turns, so that what one leaves behind is not always the other's.
    const isLimitFirst = round % 2 === 0;
    const first = await send(isLimitFirst ? limit : product, pace);
    const second = await send(isLimitFirst ? product : limit, pace);
    const [ofLimit, ofProduct] = isLimitFirst ? [first, second] : [second, first];
    rounds.push({ product: ofProduct.p99, limit: ofLimit.p99 });
  }
  const milliseconds = (side: "product" | "limit") => median(rounds.map((one) => one[side])).toFixed(1);
  const times = rounds.map((one) => one.product / one.limit);
  const at = `${Math.round(pace.perSecond)} a second`;
  return {
    what: `${call}, ${at}: slowest hundredth, times the limit's (${milliseconds("product")} of ${milliseconds("limit")} ms)`,
    figure: spread(times, 1),
    goal: `≤ ${MOST}`,
    met: median(times) <= MOST,
  };
}
