import { fork } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { type Product, startProduct } from "#tests/support/product.ts";
import { copyDatabase } from "../databases.ts";
import { type Figure, median, spread } from "../figures.ts";
import { type Recording, recordCalls } from "../floor/record.ts";
import type { Load, Outcome } from "../load/generator.ts";
import { ask, startGenerator } from "../load/load.ts";
import { processorSeconds, residentMegabytes } from "../process/process-facts.ts";
import { type MeasuredCall, measuredWrites } from "./calls.ts";
import { NOW } from "./fixtures.ts";
import { databaseOf, worldNames, worlds } from "./world.ts";

/** Until then the compiler of JavaScript is still at work, and with it longer on the product than on the limit. */
const WARM_UP = { requests: 2_500, milliseconds: 12_000 };
const ROUNDS = 7;
const ROUND = 1_000;
const AT_ONCE = 16;
const LEAST_SHARE = { read: 0.4, write: 0.3 };
const MOST_PROCESSOR = 3;
const MOST_STATEMENTS = 2;

/** The product against the limit, each on a database of its own with the same content. */
export async function measureApi(server: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const world of worldNames) figures.push(...(await measureWorld(server, world)));
  return figures;
}

async function measureWorld(server: string, world: keyof typeof worlds): Promise<Figure[]> {
  const productUrl = await databaseOf(server, "api", world, 1_000);
  const names = worlds[world];
  const recordings = await recordCalls(productUrl, names);
  const limitUrl = await copyDatabase(server, `api_${world}`, `limit_${world}`);
  const product = await startMeasured(productUrl);
  // On the same database: the two are never loaded at once.
  const anew = await startMeasured(productUrl, { ANSWER_CACHE_MB: "0" });
  const limit = await startLimit(limitUrl, recordings);
  const generator = startGenerator();
  const sides: Sides = {
    product: { url: product.url, pid: product.process.pid ?? 0, database: productUrl, next: {} },
    anew: { url: anew.url, pid: anew.process.pid ?? 0, database: productUrl, next: {} },
    limit: { ...limit, database: limitUrl, next: {} },
    async send(side, load) {
      const before = processorSeconds(side.pid);
      const from = side.next[load.call] ?? 0;
      const outcome = await generator.send({ targets: [side.url], from, atOnce: AT_ONCE, ...load });
      if (outcome.failed > 0) throw new Error(`${load.call}: ${outcome.failed} of ${outcome.sent} failed`);
      side.next[load.call] = from + outcome.sent;
      // Delivering belongs to a call, and what is left over would slow the other side's next round.
      await delivered(side.database);
      const after = processorSeconds(side.pid);
      return {
        ...outcome,
        processor: before !== null && after !== null ? (after - before) / outcome.sent : 0,
      };
    },
  };
  try {
    const figures: Figure[] = [];
    for (const call of names) figures.push(...(await measureCall(call, recordings[call], sides)));
    return [...figures, memoryOf(product, world)];
  } finally {
    generator.stop();
    limit.stop();
    await anew.stop();
    await product.stop();
  }
}

interface Side {
  readonly url: string;
  readonly pid: number;
  readonly database: string;
  /** Number of the next request of a call. */
  readonly next: Partial<Record<MeasuredCall, number>>;
}

interface Sides {
  readonly product: Side;
  /** The product without kept answers: what a call costs whose rows are others than before. */
  readonly anew: Side;
  readonly limit: Side;
  /** Sends load to one side; `processor` are the seconds that its process worked for each request. */
  send(
    side: Side,
    load: Pick<Load, "milliseconds" | "requests" | "accepts"> & { call: MeasuredCall },
  ): Promise<Outcome & { processor: number }>;
}

/** The product on PostgreSQL as it is measured: no logging, no rate limits, no try-out data. */
export function startMeasured(databaseUrl: string, others: Record<string, string> = {}): Promise<Product> {
  return startProduct({
    DATABASE_URL: databaseUrl,
    VAGTKLAR_CLOCK: new Date(NOW).toISOString(),
    VAGTKLAR_DEMO: "0",
    LOG_LEVEL: "silent",
    ...others,
  });
}

/** Ends once nothing waits in the outbox any more. */
async function delivered(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const { rows } = await client.query("select from outbox where status in ('queued', 'sending') limit 1");
      if (rows.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
    }
    throw new Error("What was queued is not delivered.");
  } finally {
    await client.end();
  }
}

const BETWEEN_LOOKS = 100;
const MOST_LOOKS = 3_000;

async function startLimit(url: string, recordings: Readonly<Record<string, Recording>>) {
  const child = fork(join(import.meta.dirname, "../floor/server.ts"));
  const port = await ask<number>(child, { url, recordings });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}

async function measureCall(
  call: MeasuredCall,
  { statements, messages, databaseBytes, answers }: Recording,
  sides: Sides,
): Promise<Figure[]> {
  const { product, limit, send } = sides;
  await send(product, { call, ...WARM_UP });
  await send(limit, { call, ...WARM_UP });
  const rounds: { product: Outcome & { processor: number }; limit: Outcome & { processor: number } }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ofLimit = await send(limit, { call, milliseconds: ROUND });
    rounds.push({ product: await send(product, { call, milliseconds: ROUND }), limit: ofLimit });
  }
  const rate = (of: "product" | "limit") => Math.round(median(rounds.map((one) => one[of].perSecond)));
  const spent = (of: "product" | "limit") => median(rounds.map((one) => one[of].processor * 1000)).toFixed(2);
  const share = rounds.map((one) => one.product.perSecond / one.limit.perSecond);
  const cpu = rounds.map((one) => one.product.processor / one.limit.processor);
  const isWrite = call in measuredWrites;
  const least = isWrite ? LEAST_SHARE.write : LEAST_SHARE.read;
  const said = `${statements.length} in ${messages}; ${databaseBytes} with PostgreSQL, ${Buffer.byteLength(answers[0] ?? "")} answered`;
  return [
    {
      what: `${call}: requests per second, share of the limit's (${rate("product")} of ${rate("limit")})`,
      figure: spread(share),
      goal: `≥ ${least}`,
      met: median(share) >= least,
    },
    {
      what: `${call}: processor time a request, times the limit's (${spent("product")} of ${spent("limit")} ms)`,
      figure: spread(cpu, 1),
      goal: `≤ ${MOST_PROCESSOR}`,
      met: median(cpu) <= MOST_PROCESSOR,
    },
    isWrite
      ? { what: `${call}: statements in messages; bytes`, figure: said, goal: "reported" }
      : {
          what: `${call}: statements in messages; bytes`,
          figure: said,
          goal: `≤ ${MOST_STATEMENTS} statements`,
          met: statements.length <= MOST_STATEMENTS,
        },
    ...(isWrite ? [] : [await measureAnew(call, sides)]),
  ];
}

/** What a read costs whose rows are others than before, and what both cost as a browser asks. */
async function measureAnew(call: MeasuredCall, { product, anew, limit, send }: Sides): Promise<Figure> {
  await send(anew, { call, ...WARM_UP });
  const kinds = [
    [anew, undefined],
    [product, "br"],
    [anew, "br"],
  ] as const;
  const ratios: number[][] = kinds.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    const { processor } = await send(limit, { call, milliseconds: ROUND / 2 });
    for (const [index, [side, accepts]] of kinds.entries()) {
      const load = { call, milliseconds: ROUND / 2, ...(accepts ? { accepts } : {}) };
      ratios[index]?.push((await send(side, load)).processor / processor);
    }
  }
  return {
    what: `${call}: processor time, times the limit's: made anew; compressed, kept; compressed, made anew`,
    figure: ratios.map((all) => spread(all, 1)).join("; "),
    goal: "reported",
  };
}

function memoryOf({ process: { pid } }: Product, world: string): Figure {
  const megabytes = residentMegabytes(pid ?? 0);
  const figure = megabytes === null ? "not told by this system" : `${Math.round(megabytes)} MB`;
  return { what: `memory of the server after the ${world} (RSS)`, figure, goal: "" };
}
