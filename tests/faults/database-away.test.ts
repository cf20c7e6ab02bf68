import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Product, startProduct } from "#tests/support/product.ts";
import { type Cluster, startCluster } from "#tests/tools/cluster.ts";
import { findPostgres } from "#tests/tools/programs.ts";
import { bookOne, CLOCK, missing, signIn } from "./write-load.ts";

const TIMES = 3;
const BACK_WITHIN = 5_000;
const patience = { timeout: 60_000, interval: 10 };

describe.skipIf(!findPostgres())("PostgreSQL restarts under write load", () => {
  let cluster: Cluster;
  let product: Product;
  beforeAll(async () => {
    const started = await startCluster({ durable: true });
    if (!started) throw new Error("PostgreSQL's programs are gone");
    cluster = started;
    product = await startProduct({ DATABASE_URL: cluster.url, VAGTKLAR_CLOCK: CLOCK });
  });
  afterAll(async () => {
    await product?.stop();
    cluster?.stop();
  });

  it(`answers 503 while it is away, writes again within ${BACK_WITHIN} ms, and loses nothing, ${TIMES} times`, async () => {
    const { token, staffType } = await signIn(product);
    const acknowledged: number[] = [];
    const statuses: number[] = [];
    let isOver = false;
    const writer = async () => {
      while (!isOver) {
        const { status, id } = await bookOne(product, token, staffType);
        statuses.push(status);
        if (status === 200) acknowledged.push(id);
        // A refused writer waits as a client would; otherwise thousands of refusals keep the processor busy.
        else await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const writers = [writer(), writer(), writer()];
    for (let time = 0; time < TIMES; time += 1) {
      const written = acknowledged.length;
      await vi.waitUntil(() => acknowledged.length >= written + 5, patience);
      const before = statuses.length;
      cluster.halt();
      await vi.waitUntil(() => statuses.slice(before).includes(503), patience);
      cluster.resume();
      const [resumed, back] = [acknowledged.length, performance.now()];
      await vi.waitUntil(() => acknowledged.length > resumed, patience);
      expect(performance.now() - back).toBeLessThan(BACK_WITHIN);
    }
    isOver = true;
    await Promise.all(writers);
    expect(product.process.exitCode).toBeNull();
    expect([...new Set(statuses)].sort()).toEqual([200, 503]);
    expect(await missing(product, token, acknowledged)).toEqual([]);
  });
});
