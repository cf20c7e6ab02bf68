import { beforeAll, expect, test } from "vitest";
import { runEndpoints as rows } from "#contract/invoicing/run.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const period = "2026-12";
let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true, contact_person: "Maja Kontor" });
  admin = await app.signIn({ kind: "corporation", id });
});

const payroll = async () => (await app.call(rows.payroll, { as: admin, query: { period } })).body;
const fetchFile = async () => {
  const { shifts } = await payroll();
  return app.call(rows.noteFetch, {
    as: admin,
    body: { period, pay_line_ids: shifts.flatMap(({ pay_line_ids }) => pay_line_ids) },
  });
};

/** Somebody whose pay is in the payroll file, as it is once it was sent. */
async function paid(values: object = {}) {
  const booking = await makeWorkedBooking(app);
  const shift = await makeWorker(app, booking.id, { pay_state: "accepted" });
  const line = await app.db
    .insertInto("pay_lines")
    .values({
      ...{ booking_id: booking.id, shift_id: shift.id, kind: "pay", state: "accepted", vendor: "file" },
      ...{ hours: 8, hourly_wage: 192_00, amount: 1536_00, created_at: new Date(TEST_NOW), ...values },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { shift: shift.id, line: line.id };
}

test("a second fetch is told of the first, and which lines are new since; fetched again they stay as they were", async () => {
  const first = await paid();
  expect((await payroll()).last_fetch).toBeNull();
  expect((await fetchFile()).body.last_fetch).toMatchObject({ by: "Maja Kontor", lines: 1 });
  const second = await paid();
  const lineOf = async (shift: number) => (await payroll()).shifts.find((one) => one.shift_id === shift);
  expect(await lineOf(first.shift)).toMatchObject({ fetched_at: new Date(TEST_NOW).toISOString() });
  expect(await lineOf(second.shift)).toMatchObject({ pay_line_ids: [second.line], fetched_at: null });

  app.setNow(TEST_NOW + 60_000);
  expect((await fetchFile()).body.last_fetch).toMatchObject({ lines: 2 });
  expect(await lineOf(first.shift)).toMatchObject({ fetched_at: new Date(TEST_NOW).toISOString() });
  expect((await lineOf(second.shift))?.fetched_at).toBe(new Date(TEST_NOW + 60_000).toISOString());
});

test("what a payroll service has got is in no file, and two who fetch at once are both noted", async () => {
  const sent = await paid({ vendor: "zenegy" });
  const found = (await payroll()).shifts.find(({ shift_id }) => shift_id === sent.shift);
  expect(found).toMatchObject({ pay_line_ids: [], fetched_at: null });
  const only = await app.call(rows.noteFetch, { as: admin, body: { period, pay_line_ids: [sent.line] } });
  expect(only.status).toBe(404);
  const both = await Promise.all([fetchFile(), fetchFile()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});
