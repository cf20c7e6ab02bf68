import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startBucket, type TestBucket } from "#tests/support/fixtures/bucket/bucket.ts";
import { emptyDatabase } from "#tests/support/postgres.ts";
import type { Product } from "#tests/support/product.ts";
import {
  expectBookedOnce,
  listenAt,
  type Machines,
  type NamedLoad,
  sendPicture,
  startMachines,
  startNamedLoad,
} from "./machines.ts";
import { bookOne, signIn } from "./write-load.ts";

const COUNT = 4;
const patience = { timeout: 60_000, interval: 50 };

describe.skipIf(!process.env.TEST_DATABASE_URL)(`${COUNT} processes on one PostgreSQL`, () => {
  let machines: Machines;
  let bucket: TestBucket;
  let database: pg.Client;
  let load: NamedLoad;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const made = await emptyDatabase();
    drop = made.drop;
    database = new pg.Client({ connectionString: made.url });
    await database.connect();
    bucket = await startBucket();
    // All at once, on a database without a table.
    machines = await startMachines(COUNT, {
      DATABASE_URL: made.url,
      ...bucket.env,
    });
  });
  afterAll(async () => {
    await load?.stop();
    await machines?.stop();
    await bucket?.close();
    await database?.end();
    await drop?.();
  });

  const ask = async <T>(statement: string, values: unknown[] = []): Promise<T[]> =>
    (await database.query({ text: statement, values })).rows as T[];
  const count = async (statement: string, values: unknown[] = []): Promise<number> =>
    (await ask<{ n: number }>(`select count(*)::int as n from ${statement}`, values))[0]?.n ?? 0;

  it("tell the pages that are open at any of them of a change at one", async () => {
    const [first] = machines.products as [Product];
    const booker = await signIn(first);
    const listeners = await Promise.all(machines.products.map(({ url }) => listenAt(url, booker.token)));
    expect((await bookOne(first, booker)).status).toBe(200);
    await vi.waitUntil(() => listeners.every(({ heard }) => heard() > 0), patience);
    for (const listener of listeners) listener.close();
  });

  it("show a picture that was sent to another one, from the bucket that they share", async () => {
    const [first, second] = machines.products as [Product, Product];
    const path = await sendPicture(first.url, (await signIn(first)).token);
    const shown = await fetch(`${second.url}${path}`);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(shown.headers.get("cache-control")).toContain("immutable");
    expect((await shown.arrayBuffer()).byteLength).toBe(Number(shown.headers.get("content-length")));
  });

  it("go on when one is killed under load: nothing that was acknowledged is lost, nothing is booked twice", async () => {
    const [killed, ...others] = machines.products;
    if (!killed) throw new Error("none runs");
    load = await startNamedLoad(machines.proxy.url, killed);
    const stream = await listenAt(killed.url, load.token);
    await load.written(20);
    await killed.kill();
    machines.products.splice(0, 1);
    await load.written(30);
    // Its pages notice at once, and are let in by another one, which tells them of what is booked from then on.
    await vi.waitUntil(() => !stream.isOpen(), patience);
    const anew = await listenAt(machines.proxy.url, load.token);
    await vi.waitUntil(() => anew.heard() > 0, patience);
    anew.close();
    await load.stop();

    expect(others.map(({ process }) => process.exitCode)).toEqual(others.map(() => null));
    await expectBookedOnce(database, load);
  });

  it("do what happens by the clock once", async () => {
    await vi.waitUntil(async () => (await count("outbox where channel = 'sms'")) > 0, patience);
    const twice = await ask(
      "select channel, recipient, subject, body from outbox group by 1, 2, 3, 4 having count(*) > 1",
    );
    expect(twice).toEqual([]);
  });
});
