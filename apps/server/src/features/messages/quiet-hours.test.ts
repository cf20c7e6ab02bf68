import { expect, test } from "vitest";
import { HOUR_MS, type Moment, momentOf } from "#rules/time/moment.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { claimDue } from "#server/platform/outbox/attempt.queries.ts";
import type { Effect } from "#server/platform/outbox/outbox.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { quietByNight } from "./quiet-hours.ts";

const app = testApp();
const night = momentOf(testDay(2), "23:00");
const morning = momentOf(testDay(3), "07:00");

let queued = 0;
const effect = (channel: Effect["channel"], subjectKey: string): Effect => ({
  key: `quiet:${++queued}`,
  ...{ channel, subjectKey, to: "20550101", body: "" },
});

async function queueAt(now: Moment, startsAt: Moment | null, effects: readonly Effect[]) {
  await inTransaction(app.db, async (tx) => {
    const context = quietByNight({ tx, now, services: app.services }, startsAt);
    await context.services.outbox.queue(tx, effects, now);
  });
  const keys = effects.map(({ key }) => key);
  const rows = await app.db
    .selectFrom("outbox")
    .select("not_before")
    .where("key", "in", keys)
    .orderBy("id")
    .execute();
  return rows.map(({ not_before }) => not_before?.getTime() ?? null);
}

test("by night e-mails leave at once, SMS and push messages in the morning", async () => {
  const all = () => [
    effect("email", "employee:1"),
    effect("sms", "employee:1"),
    effect("push", "employee:1"),
  ];
  expect(await queueAt(night, null, all())).toEqual([null, morning, morning]);
  expect(await queueAt(night, night + 13 * HOUR_MS, all())).toEqual([null, morning, morning]);
  expect(await queueAt(night, night + 12 * HOUR_MS, all())).toEqual([null, null, null]);
  expect(await queueAt(morning, null, all())).toEqual([null, null, null]);
});

test("what waits for the morning holds nothing up that cannot wait", async () => {
  await queueAt(night, null, [effect("sms", "employee:2")]);
  const urgent = effect("sms", "employee:2");
  await queueAt(night, night + HOUR_MS, [urgent]);
  const claim = (now: Moment) =>
    claimDue(app.db, { channel: "sms", limit: 5, now, subjectKey: "employee:2" });
  expect((await claim(night)).map(({ key }) => key)).toEqual([urgent.key]);
  expect(await claim(night + 1000)).toEqual([]);
});
