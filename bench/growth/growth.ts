import { startMeasured } from "../api/api.ts";
import { type CallName, listCalls } from "../api/calls.ts";
import { MEASURED } from "../api/fixtures.ts";
import { pagesOf } from "../api/pages.ts";
import { seededDatabase } from "../databases.ts";
import { type Figure, median, spread } from "../figures.ts";
import { recordCalls } from "../floor/record.ts";
import { startGenerator } from "../load/load.ts";

/** Nothing is kept: what grows are the reads, which a kept answer leaves out. */
const EACH_READ = { ANSWER_CACHE_MB: "0" };

/** Bookings in all; the company that asks owns the first thousand of them. */
const SIZES = [MEASURED.bookings, 100_000, 1_000_000];
const READS: readonly CallName[] = [...listCalls, "one booking"];
/** Many short ones: what else the machine does then falls on all sizes alike. */
const ROUNDS = 30;
const ROUND = 300;
const WARM_UP = { requests: 600, milliseconds: 15_000 };
const MOST_GROWTH = 1.2;

/** The calls of a company with a thousand bookings, with ever more bookings of other companies in the database. */
export async function measureGrowth(server: string): Promise<Figure[]> {
  const products = [];
  const pages = new Map<CallName, number[]>(READS.map((call) => [call, []]));
  for (const size of SIZES) {
    const others = size - MEASURED.bookings;
    const url = await seededDatabase(server, `growth_${size}`, { others, hasVacancies: false });
    const recordings = await recordCalls(url, READS, EACH_READ);
    for (const [call, counts] of pages) counts.push(await pagesOf(url, recordings[call]));
    products.push({ size, ...(await startMeasured(url, EACH_READ)) });
  }
  const generator = startGenerator();
  try {
    const figures: Figure[] = [];
    for (const call of READS) {
      const medians = products.map(() => [] as number[]);
      const send = (url: string, load: object) =>
        generator.send({ targets: [url], call, from: 0, milliseconds: ROUND, atOnce: 1, ...load });
      for (const product of products) await send(product.url, WARM_UP);
      for (let round = 0; round < ROUNDS; round++) {
        for (const [index, product] of products.entries()) {
          medians[index]?.push((await send(product.url, {})).median);
        }
      }
      figures.push(...SIZES.slice(1).map((size, index) => grown(call, size, medians[index + 1], medians[0])));
    }
    return [...figures, ...[...pages].map(looked)];
  } finally {
    generator.stop();
    for (const product of products) await product.stop();
  }
}

function grown(call: CallName, size: number, large: readonly number[] = [], small: readonly number[] = []) {
  const growth = large.map((time, round) => time / (small[round] ?? Number.NaN));
  const count = (of: number) => of.toLocaleString("en");
  const times = [large, small].map((of) => median(of).toFixed(1)).join(" of ");
  return {
    what: `${call}: median time with ${count(size)} bookings, times that with ${count(MEASURED.bookings)} (${times} ms)`,
    figure: spread(growth),
    goal: `≤ ${MOST_GROWTH}`,
    met: median(growth) <= MOST_GROWTH,
  };
}

function looked([call, pages]: readonly [CallName, readonly number[]]): Figure {
  const sizes = SIZES.map((size) => size.toLocaleString("en")).join(" / ");
  return {
    what: `${call}: pages that PostgreSQL looks at, with ${sizes} bookings`,
    figure: pages.join(" / "),
    goal: "reported",
  };
}
