import { fork } from "node:child_process";
import { join } from "node:path";
import { type Product, startProduct } from "#tests/support/product.ts";
import { copyDatabase, run, seededDatabase } from "../databases.ts";
import { type Figure, median, spread } from "../figures.ts";
import { type Recording, recordCalls } from "../floor/record.ts";
import type { Load, Outcome } from "../load/generator.ts";
import { ask, startGenerator } from "../load/load.ts";
import { processorSeconds, residentMegabytes } from "../process/process-facts.ts";
import { type FloorCall, floorCalls } from "./calls.ts";
import { NOW } from "./fixtures.ts";

/** Until then the compiler of JavaScript is still at work, and with it longer on the product than on the floor. */
const WARM_UP = { requests: 2_500, milliseconds: 20_000 };
const ROUNDS = 9;
const ROUND = 1_000;
const AT_ONCE = 16;
const LEAST_SHARE = 0.7;
const MOST_P99 = 3;

/** The product against the floor, each on a database of its own with the same content. */
export async function measureApi(server: string): Promise<Figure[]> {
  const productUrl = await seededDatabase(server, "api_product", { others: 1_000, hasVacancies: true });
  const recordings = await recordCalls(productUrl, floorCalls);
  const floorUrl = await copyDatabase(server, "api_product", "api_floor");
  const product = await startMeasured(productUrl);
  const floor = await startFloor(floorUrl, recordings);
  const generator = startGenerator();
  const sides: Sides = {
    product: { url: product.url, pid: product.process.pid ?? 0, next: {} },
    floor: { ...floor, next: {} },
    async send(side, load) {
      const before = processorSeconds(side.pid);
      const from = side.next[load.call] ?? 0;
      const outcome = await generator.send({ targets: [side.url], from, atOnce: AT_ONCE, ...load });
      if (outcome.failed > 0) throw new Error(`${load.call}: ${outcome.failed} of ${outcome.sent} failed`);
      side.next[load.call] = from + outcome.sent;
      const after = processorSeconds(side.pid);
      // What was queued is delivered by the product alone: left over, it would slow the floor's next round.
      await run(productUrl, "delete from pgboss.job_common where state = 'created'");
      return { ...outcome, processor: before && after ? (after - before) / outcome.sent : null };
    },
  };
  try {
    const figures: Figure[] = [];
    for (const call of floorCalls) figures.push(...(await measureCall(call, sides)));
    return [...figures, memoryOf(product)];
  } finally {
    generator.stop();
    floor.stop();
    await product.stop();
  }
}

interface Side {
  readonly url: string;
  readonly pid: number;
  /** Number of the next request of a call. */
  readonly next: Partial<Record<FloorCall, number>>;
}

interface Sides {
  readonly product: Side;
  readonly floor: Side;
  /** Sends load to one side; `processor` are the seconds that its process worked for each request. */
  send(
    side: Side,
    load: Pick<Load, "milliseconds" | "requests" | "perSecond"> & { call: FloorCall },
  ): Promise<Outcome & { processor: number | null }>;
}

/** The product on PostgreSQL as it is measured: no logging, no rate limits, no try-out data. */
export function startMeasured(databaseUrl: string): Promise<Product> {
  return startProduct({
    DATABASE_URL: databaseUrl,
    VAGTKLAR_CLOCK: new Date(NOW).toISOString(),
    VAGTKLAR_DEMO: "0",
    LOG_LEVEL: "silent",
  });
}

async function startFloor(url: string, recordings: Record<FloorCall, Recording>) {
  const child = fork(join(import.meta.dirname, "../floor/server.ts"));
  const port = await ask<number>(child, { url, recordings });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}

async function measureCall(call: FloorCall, { product, floor, send }: Sides): Promise<Figure[]> {
  await send(product, { call, ...WARM_UP });
  await send(floor, { call, ...WARM_UP });
  const rounds: { product: number; floor: number; p99: number }[] = [];
  const cpu: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const floorFull = await send(floor, { call, milliseconds: ROUND });
    const productFull = await send(product, { call, milliseconds: ROUND });
    const perSecond = median([...rounds.map((one) => one.floor), floorFull.perSecond]) / 2;
    const floorHalf = await send(floor, { call, milliseconds: ROUND, perSecond });
    const productHalf = await send(product, { call, milliseconds: ROUND, perSecond });
    rounds.push({
      product: productFull.perSecond,
      floor: floorFull.perSecond,
      p99: productHalf.p99 / floorHalf.p99,
    });
    if (productFull.processor && floorFull.processor) cpu.push(productFull.processor / floorFull.processor);
  }
  const rate = (of: "product" | "floor") => Math.round(median(rounds.map((one) => one[of])));
  const share = rounds.map((one) => one.product / one.floor);
  const p99 = rounds.map((one) => one.p99);
  return [
    {
      what: `${call}: requests per second, share of the floor's (${rate("product")} of ${rate("floor")})`,
      figure: spread(share),
      goal: `≥ ${LEAST_SHARE}`,
      met: median(share) >= LEAST_SHARE,
    },
    {
      what: `${call}: p99 at half of the floor's load, times the floor's`,
      figure: spread(p99),
      goal: `< ${MOST_P99}`,
      met: median(p99) < MOST_P99,
    },
    ...(cpu.length > 0
      ? [{ what: `${call}: processor time a request, times the floor's`, figure: spread(cpu), goal: "" }]
      : []),
  ];
}

function memoryOf({ process: { pid } }: Product): Figure {
  const megabytes = residentMegabytes(pid ?? 0);
  const figure = megabytes === null ? "not told by this system" : `${Math.round(megabytes)} MB`;
  return { what: "memory of the server after this (RSS)", figure, goal: "" };
}
