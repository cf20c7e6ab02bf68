import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { startTcpProxy, type TcpProxy } from "#tests/tools/tcp-proxy.ts";
import type { Database } from "./database.ts";
import { isDatabaseAway } from "./database-errors.ts";
import { openPostgres } from "./postgres.ts";

const patience = { timeout: 30_000 };
const closing: (() => unknown)[] = [];

describe.skipIf(!process.env.TEST_DATABASE_URL).concurrent("PostgreSQL", () => {
  let url: string;
  beforeAll(async () => {
    const empty = await emptyDatabase();
    url = empty.url;
    closing.push(empty.drop);
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  /** The database through a proxy of its own. */
  async function open(parameters = ""): Promise<{ database: Database; proxy: TcpProxy }> {
    const proxy = await startTcpProxy(Number(new URL(url).port));
    const database = await openPostgres(`${proxy.through(url)}${parameters}`);
    closing.push(proxy.close, database.close);
    return { database, proxy };
  }

  test("is listened to again once a second while it is away, and says that something may have been missed", async () => {
    const { database, proxy } = await open();
    const direct = await openPostgres(url);
    closing.push(direct.close);
    const heard: string[] = [];
    const onGap = vi.fn();
    const stop = await database.listen("news", (payload) => heard.push(payload), onGap);
    expect(onGap).not.toHaveBeenCalled();
    proxy.shut();
    await vi.waitUntil(() => proxy.turnedAway.length >= 4, patience);
    const pauses = proxy.turnedAway.slice(1).map((at, index) => at - (proxy.turnedAway[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThan(500);
    expect(onGap).not.toHaveBeenCalled();
    proxy.open();
    await vi.waitUntil(() => onGap.mock.calls.length > 0, patience);
    await direct.script("notify news, 'back'");
    await vi.waitUntil(() => heard.includes("back"), patience);
    expect(onGap).toHaveBeenCalledOnce();
    await stop();
  });

  test("counts as away when a statement takes too long, and the next one is answered", async () => {
    const { database } = await open("?statement_timeout=300");
    const error = await database.script("select pg_sleep(20)").catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(true);
    expect(await database.script("select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("compiles no plans, which would cost a call more than they save", async () => {
    const { database } = await open();
    expect(await database.script("show jit")).toEqual([{ jit: "off" }]);
    expect(await database.script("show max_parallel_workers_per_gather")).toEqual([
      { max_parallel_workers_per_gather: "0" },
    ]);
  });

  test("counts as away when it falls silent without a word, and answers as soon as it is back", async () => {
    const { database, proxy } = await open("?statement_timeout=1000");
    await database.script("select 1");
    proxy.pull();
    const error = await database.script("select 1").catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(true);
    proxy.open();
    expect(await database.script("select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("counts as away for who waits five seconds for a connection; those who hold one are not disturbed", async () => {
    const { database } = await open();
    const holder = await openPostgres(url);
    closing.push(holder.close);
    const held = Promise.withResolvers<void>();
    const holding = holder.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(tx);
      await held.promise;
    });
    await expect.poll(() => locks(holder, true)).toBe(1);
    const busy = Array.from({ length: 12 }, () => database.script("select pg_advisory_xact_lock_shared(1)"));
    await expect.poll(() => locks(holder, false)).toBe(12);
    const error = await database.script("select 1").catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(true);
    held.resolve();
    await Promise.all([holding, ...busy]);
    expect(await database.script("select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("lets a change of the schema take its time", async () => {
    const { database } = await open("?statement_timeout=200");
    await expect(database.script("select pg_sleep(1)")).rejects.toThrow("timeout");
    await database.withoutTimeout((db) => sql`select pg_sleep(1)`.execute(db));
  });
});

/** How many have an advisory lock, or wait for one. */
async function locks({ script }: Database, granted: boolean): Promise<unknown> {
  const [found] = await script(
    `select count(*)::int as n from pg_locks where locktype = 'advisory' and granted = ${granted}`,
  );
  return found?.n;
}
