import { fork } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { type Product, startProduct } from "#tests/support/product.ts";
import { copyDatabase } from "../databases.ts";
import { type Recording, recordCalls } from "../floor/record.ts";
import type { Load, Outcome } from "../load/generator.ts";
import { ask, startGenerator } from "../load/load.ts";
import { processorSeconds } from "../process/process-facts.ts";
import type { MeasuredCall } from "./calls.ts";
import { NOW } from "./fixtures.ts";
import { databaseOf, worlds } from "./world.ts";

/** Until then the compiler of JavaScript is still at work, and with it longer on the product than on the limit. */
export const WARM_UP = { requests: 2_500, milliseconds: 12_000 };
const AT_ONCE = 16;

export interface Side {
  readonly url: string;
  readonly pid: number;
  readonly database: string;
  /** Number of the next request of a call. */
  readonly next: Partial<Record<MeasuredCall, number>>;
}

/** The product and the limit, each on a database of its own with the same content. */
export interface Sides {
  readonly product: Side;
  /** The product without kept answers: what a call costs whose rows are others than before. */
  readonly anew: Side;
  readonly limit: Side;
  readonly recordings: Readonly<Record<MeasuredCall, Recording>>;
  /** Sends load to one side; `processor` are the seconds that its process worked for each request. */
  send(
    side: Side,
    load: Pick<Load, "milliseconds"> & Partial<Load> & { call: MeasuredCall },
  ): Promise<Outcome & { processor: number }>;
}

/** Starts both sides for the calls of a world, and ends them after `measure`. */
export async function withSides<Result>(
  server: string,
  { name, world }: { name: string; world: keyof typeof worlds },
  measure: (sides: Sides) => Promise<Result>,
): Promise<Result> {
  const productUrl = await databaseOf(server, name, world, 1_000);
  const recordings = await recordCalls(productUrl, worlds[world]);
  const limitUrl = await copyDatabase(server, `${name}_${world}`, `${name}_limit_${world}`);
  const product = await startMeasured(productUrl);
  // On the same database: the two are never loaded at once.
  const anew = await startMeasured(productUrl, { ANSWER_CACHE_MB: "0" });
  const limit = await startLimit(limitUrl, recordings);
  const generator = startGenerator();
  try {
    return await measure({
      product: { url: product.url, pid: product.process.pid ?? 0, database: productUrl, next: {} },
      anew: { url: anew.url, pid: anew.process.pid ?? 0, database: productUrl, next: {} },
      limit: { ...limit, database: limitUrl, next: {} },
      recordings,
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
    });
  } finally {
    generator.stop();
    limit.stop();
    await anew.stop();
    await product.stop();
  }
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

/** Answers what was recorded; unless it `prepares`, each of its statements is planned anew, as behind a pooler. */
export async function startLimit(
  url: string,
  recordings: Readonly<Record<string, Recording>>,
  { prepares = true } = {},
): Promise<Pick<Side, "url" | "pid"> & { stop(): void }> {
  const child = fork(join(import.meta.dirname, "../floor/server.ts"));
  const port = await ask<number>(child, { url, recordings, prepares });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
