import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";
import { createTick } from "./schedule.ts";

const MINUTE = 60_000;
let database: Database;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await createTestApp({ database });
});
afterAll(() => app.close());

test("a scheduled job runs at once and then whenever its minutes have passed", async () => {
  const runs: string[] = [];
  const job = (name: string, everyMinutes: number) => ({
    name,
    everyMinutes,
    run: async () => void runs.push(name),
  });
  const tick = createTick(database, app.services, [job("each", 1), job("fifth", 5)], fail);
  for (const minute of [0, 1, 4, 5]) {
    app.setNow(TEST_NOW + minute * MINUTE);
    await tick();
  }
  expect(runs).toEqual(["each", "fifth", "each", "each", "each", "fifth"]);
});

test("a scheduled job that fails is reported and stops none of the others", async () => {
  const reported: string[] = [];
  const ran: string[] = [];
  const jobs = [
    { name: "broken", everyMinutes: 1, run: () => Promise.reject(new Error("out of paper")) },
    { name: "sound", everyMinutes: 1, run: async () => void ran.push("sound") },
  ];
  await createTick(database, app.services, jobs, ({ job, problem }) => reported.push(`${job}: ${problem}`))();
  expect(reported).toEqual(["broken: out of paper"]);
  expect(ran).toEqual(["sound"]);
});

test("a scheduled job that fails is tried again at the next look, however seldom it runs", async () => {
  let tries = 0;
  const run = async () => {
    tries += 1;
    if (tries === 1) throw new Error("out of paper");
  };
  const tick = createTick(database, app.services, [{ name: "hourly", everyMinutes: 60, run }], () => {});
  for (const minute of [0, 1, 2]) {
    app.setNow(TEST_NOW + minute * MINUTE);
    await tick();
  }
  expect(tries).toBe(2);
});

test("what a run of a scheduled job queues carries the run's id, which no other run has", async () => {
  const ids: string[] = [];
  const run = async ({ outbox, db, clock }: Services) => {
    const key = `run-${ids.length}`;
    const effect = { key, channel: "sms", subjectKey: "employee:1", to: "4520304050" } as const;
    await inTransaction(db, (tx) => outbox.queue(tx, [effect], clock.now()));
    const row = db.selectFrom("outbox").select("request_id").where("key", "=", key);
    ids.push((await row.executeTakeFirstOrThrow()).request_id ?? "");
  };
  const tick = createTick(database, app.services, [{ name: "remind", everyMinutes: 1, run }], fail);
  for (const minute of [0, 1]) {
    app.setNow(TEST_NOW + minute * MINUTE);
    await tick();
  }
  expect(ids).toEqual([
    expect.stringMatching(/^remind-[0-9a-f]{8}$/),
    expect.stringMatching(/^remind-[0-9a-f]{8}$/),
  ]);
  expect(ids[0]).not.toBe(ids[1]);
});

function fail({ problem }: { problem: string }): void {
  throw new Error(problem);
}
