import { expect, test } from "vitest";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { documentEndpoints } from "#contract/employees/document.endpoints.ts";
import { weekOptOutEndpoints as rows } from "#contract/employees/week-opt-out.endpoints.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { workAround } from "#server/features/bookings/shifts/working-time.ts";
import { findItems, worklistParams } from "#server/features/worklist/worklist.queries.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = testCorporation(app);
// So low that one shift of eight hours in four months is too much.
const LIMITS = { restHours: 11, weekHours: 0.1, daysOn: 6 };

const note = (id: number, from_day: string) =>
  app.call(rows.noteOptOut, { as: admin.token, params: { id }, body: { from_day, consent: "På papir" } });
const withdraw = (id: number, until_day: string) =>
  app.call(rows.withdrawOptOut, { as: admin.token, params: { id }, body: { until_day } });

async function booked(day: number) {
  const { id } = await make.employee(app.db);
  const booking = await hotel.booking({ date: testDay(day) });
  await hotel.shiftOn(booking.id, { employee_id: id });
  const problems = async () => (await workAround(app.db, booking, [id], LIMITS)).get(id)?.problems;
  const isNamed = async () => {
    const params = worklistParams({ ...LIMITS, underFilledHours: 72, reminderDays: [] }, TEST_NOW);
    return (await findItems(app.db, params)).some(
      ({ key, employee_id }) => key === "working_time" && employee_id === id,
    );
  };
  return { id, booking, problems, isNamed };
}

test("who has agreed to more hours is held to the weekly limit until the day and from the day of withdrawing", async () => {
  const { id, problems, isNamed } = await booked(5);
  expect(await problems()).toEqual(["week"]);
  expect(await isNamed()).toBe(true);
  expect((await note(id, testDay(5))).status).toBe(200);
  expect(await problems()).toEqual([]);
  expect(await isNamed()).toBe(false);
  expect((await withdraw(id, testDay(6))).status).toBe(200);
  expect(await problems()).toEqual([]);
  expect((await note(id, testDay(5))).status).toBe(409);
  const other = await booked(7);
  await note(other.id, testDay(-30));
  await withdraw(other.id, testDay(7));
  expect(await other.problems()).toEqual(["week"]);
  expect(await other.isNamed()).toBe(true);
});

test("the office reads every consent, who noted it and whether one holds today", async () => {
  const { id } = await make.employee(app.db);
  await note(id, testDay(-30));
  await withdraw(id, testDay(-10));
  const answer = await note(id, testDay(-2));
  expect(answer.body.map(({ from_day, until_day }) => [from_day, until_day])).toEqual([
    [testDay(-2), null],
    [testDay(-30), testDay(-10)],
  ]);
  const { body } = await app.call(pageEndpoints.person, { as: admin.token, params: { id } });
  expect(body.working_time).toMatchObject({ is_opted_out: true, opt_outs: answer.body });
  expect(body.working_time.opt_outs[0]?.noted_by).not.toBeNull();
  app.setNow(TEST_NOW + 24 * HOUR_MS);
  expect((await withdraw(id, testDay(-3))).status).toBe(409);
  app.setNow(TEST_NOW);
});

test("a withdrawal from a later day can be made an earlier one, never a later one", async () => {
  const { id, problems } = await booked(5);
  await note(id, testDay(0));
  expect((await withdraw(id, testDay(20))).status).toBe(200);
  expect(await problems()).toEqual([]);
  expect((await withdraw(id, testDay(5))).body[0]?.until_day).toBe(testDay(5));
  expect(await problems()).toEqual(["week"]);
  expect((await withdraw(id, testDay(5))).status).toBe(404);
  expect((await withdraw(id, testDay(9))).status).toBe(404);
  expect((await note(id, testDay(4))).status).toBe(409);
  expect((await note(id, testDay(5))).status).toBe(200);
});

test("two presses at once note one consent, and withdraw it once", async () => {
  const { id } = await booked(5);
  const codes = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
  expect(codes(await Promise.all([note(id, testDay(0)), note(id, testDay(0))]))).toEqual([200, 409]);
  expect(codes(await Promise.all([withdraw(id, testDay(0)), withdraw(id, testDay(0))]))).toEqual([200, 404]);
});

test("a withdrawal ends the open consents of both profiles that were merged, one to come among them", async () => {
  const { id, problems } = await booked(5);
  await note(id, testDay(0));
  const noted = { employee_id: id, consent: "På papir", noted_at: new Date(TEST_NOW) };
  await app.db
    .insertInto("week_opt_outs")
    .values([
      { ...noted, from_day: testDay(-10) },
      { ...noted, from_day: testDay(8) },
    ])
    .execute();
  const { body } = await withdraw(id, testDay(3));
  expect(body.map(({ from_day, until_day }) => [from_day, until_day])).toEqual([
    [testDay(8), testDay(8)],
    [testDay(0), testDay(3)],
    [testDay(-10), testDay(3)],
  ]);
  expect(await problems()).toEqual(["week"]);
});

test("a consent names the person's document that it is signed in, nobody else's, and outlives it", async () => {
  const { id } = await make.employee(app.db);
  const other = await make.employee(app.db);
  const body = { kind: "other", title: "Samtykke" } as const;
  const enter = async (employee: number) => {
    const params = { id: employee };
    const { body: all } = await app.call(documentEndpoints.noteDocument, { as: admin.token, params, body });
    return all[0]?.id ?? 0;
  };
  const [own, foreign] = [await enter(id), await enter(other.id)];
  const noteWith = (document_id: number) => {
    const sent = { from_day: testDay(0), consent: "På papir", document_id };
    return app.call(rows.noteOptOut, { as: admin.token, params: { id }, body: sent });
  };
  expect((await noteWith(foreign)).status).toBe(404);
  expect((await noteWith(999_999)).status).toBe(404);
  expect((await noteWith(own)).body[0]?.document).toEqual({ id: own, ...body, has_file: false });
  await app.call(documentEndpoints.removeDocument, { as: admin.token, params: { id: own } });
  const { body: page } = await app.call(pageEndpoints.person, { as: admin.token, params: { id } });
  expect(page.working_time.opt_outs).toMatchObject([{ consent: "På papir", document: null }]);
});
