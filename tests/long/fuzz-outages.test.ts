import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "#tests/support/product.ts";
import { type Cluster, startCluster } from "#tests/tools/cluster.ts";
import { findPostgres } from "#tests/tools/programs.ts";
import { AT_ONCE, type HostileCallers, hostileCallers } from "./hostile-callers.ts";

const OUTAGES = Number(process.env.FUZZ_OUTAGES ?? 40);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Milliseconds of work between two outages, and of an outage. */
const BETWEEN = 2_000;
const AWAY = 300;
/** A refused caller waits as a person would. */
const PAUSE = 20;

let cluster: Cluster;
let product: Product;
let callers: HostileCallers;

beforeAll(async () => {
  if (!findPostgres()) return;
  const started = await startCluster({ durable: true });
  if (!started) throw new Error("PostgreSQL's programs are gone");
  cluster = started;
  product = await startProduct({ DATABASE_URL: cluster.url });
  callers = await hostileCallers(product, SEED);
});
afterAll(async () => {
  callers?.close();
  await product?.stop();
  cluster?.stop();
});

it.skipIf(!findPostgres())(
  `lives through ${OUTAGES} restarts and crashes of PostgreSQL amid requests of all kinds, and refuses with 503 alone`,
  async () => {
    const failed: string[] = [];
    const statuses = new Map<number, number>();
    let isOver = false;
    const lives = () => product.process.exitCode === null;
    async function work(): Promise<void> {
      while (!isOver && lives()) {
        const { status, told } = await callers.next();
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 503) await setTimeout(PAUSE);
        else if (status === 0 || status >= 500) failed.push(told);
      }
    }
    const workers = Array.from({ length: AT_ONCE }, work);
    for (let outage = 0; outage < OUTAGES && lives(); outage += 1) {
      await callers.signIn();
      await setTimeout(BETWEEN);
      if (outage % 2 === 0) cluster.halt();
      else cluster.crash();
      await setTimeout(AWAY);
      cluster.resume();
    }
    isOver = true;
    await Promise.all(workers);
    console.log(`answers: ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}`);
    expect(failed.slice(0, 40)).toEqual([]);
    expect(lives(), product.output()).toBe(true);
  },
);
