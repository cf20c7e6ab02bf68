import { beforeEach, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { DAY_MS, HOUR_MS } from "#rules/time/moment.ts";
import { agreementScene } from "#tests/support/agreement-scene.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import { freshCorporation, storedShift, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);
const { scene, change } = agreementScene(app, admin, hotel);

beforeEach(() => app.setNow(TEST_NOW));

const setState = (shiftId: number, shiftType: "removed" | "selected") =>
  app.call(applicantEndpoints.changeState, {
    as: hotel.token,
    params: { shiftId },
    query: { shiftType },
    body: { reason: "Færre gæster" },
  });
/** Has somebody apply for the booking, and selects them. */
async function fill(bookingId: number) {
  const { id } = await hotel.shiftOn(bookingId, { status: "applied" });
  expect((await setState(id, "selected")).status).toBe(200);
}
const payOf = async ({ own }: Awaited<ReturnType<typeof scene>>) =>
  (await own(jobEndpoints.booking)).body.shift?.cancellation_pay;

test("moving a booking after a late removal takes neither the fee nor the pay away", async () => {
  const lateFill = await scene({ date: testDay(1) });
  await setState(lateFill.shift.id, "removed");
  await change(lateFill.id, { date: testDay(30) });
  expect((await storedShift(app, lateFill.shift.id)).work_date).toBe(testDay(1));
  app.setNow(TEST_NOW + DAY_MS);
  expect(await payOf(lateFill)).toBe("384,00");
  await fill(lateFill.id);
  expect((await storedShift(app, lateFill.shift.id)).cancellation_fee_lapsed_at).toBeNull();
  expect(await payOf(lateFill)).toBe("384,00");

  app.setNow(TEST_NOW);
  const early = await scene({ date: testDay(1) });
  await setState(early.shift.id, "removed");
  await change(early.id, { date: testDay(30) });
  app.setNow(TEST_NOW + HOUR_MS);
  await fill(early.id);
  expect((await storedShift(app, early.shift.id)).cancellation_fee_lapsed_at).not.toBeNull();
});

test("who is released since the new time meets another shift is paid for the day that was agreed", async () => {
  const released = await scene({ date: testDay(1) });
  const other = await hotel.booking({ date: testDay(7) });
  await hotel.shiftOn(other.id, { employee_id: released.person.id, status: "selected" });
  await change(released.id, { date: testDay(7) });
  expect(await storedShift(app, released.shift.id)).toMatchObject({
    status: "removed",
    work_date: testDay(1),
    cancellation_pay: 38_400,
  });
  expect(await payOf(released)).toBe("384,00");
});

test("a no to another day is paid unless another shift is confirmed on the day that was agreed", async () => {
  for (const [day, pay] of [
    [7, "384,00"],
    [1, null],
  ] as const) {
    const asked = await scene({ date: testDay(1) });
    await change(asked.id, { date: testDay(7) });
    await asked.answer("no");
    const other = await hotel.booking({ date: testDay(day) });
    await hotel.shiftOn(other.id, { employee_id: asked.person.id, status: "selected" });
    expect(await payOf(asked)).toBe(pay);
  }
});

test("a removal while a question is out is settled by the day that was agreed, a removal after a yes by the new one", async () => {
  const asked = await scene({ date: testDay(1) });
  await change(asked.id, { date: testDay(7) });
  await setState(asked.shift.id, "removed");
  expect((await storedShift(app, asked.shift.id)).work_date).toBe(testDay(1));

  const agreed = await scene({ date: testDay(1) });
  await change(agreed.id, { date: testDay(7) });
  await agreed.answer("yes");
  await setState(agreed.shift.id, "removed");
  expect((await storedShift(app, agreed.shift.id)).work_date).toBe(testDay(7));
});

test("who was taken off before the booking was moved applies and is selected for the new day", async () => {
  const { id, shift, person } = await scene({ date: testDay(1) });
  await giveSkill(app.db, person.id, hotel.staffType.id);
  await setState(shift.id, "removed");
  await change(id, { date: testDay(7), start_time: "12:00" });
  expect((await app.call(jobEndpoints.apply, { as: person.token, params: { id } })).status).toBe(200);
  expect((await setState(shift.id, "selected")).status).toBe(200);
  const { starts_at, ends_at } = await app.db
    .selectFrom("bookings")
    .select(["starts_at", "ends_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(await storedShift(app, shift.id)).toMatchObject({ work_date: testDay(7), starts_at, ends_at });
});

test("who gets the own place back leaves the fee and the pay of somebody who left earlier", async () => {
  const first = await scene({ date: testDay(1) });
  const second = await hotel.shiftOn(first.id, { status: "selected" });
  await setState(first.shift.id, "removed");
  app.setNow(TEST_NOW + 1000);
  await setState(second.id, "removed");
  await app.db.updateTable("shifts").set({ status: "applied" }).where("id", "=", second.id).execute();
  expect((await setState(second.id, "selected")).status).toBe(200);
  const isLapsed = async (id: number) => (await storedShift(app, id)).cancellation_fee_lapsed_at !== null;
  expect([await isLapsed(first.shift.id), await isLapsed(second.id)]).toEqual([false, true]);
  await setState(second.id, "removed");
  expect([await isLapsed(first.shift.id), await isLapsed(second.id)]).toEqual([false, false]);
});

test("what cancelling costs is not said while changed terms wait for an answer: then it is free", async () => {
  const { id, person } = await scene({ date: testDay(1) });
  await change(id, { start_time: "08:00" });
  const cost = await app.call(jobEndpoints.cancellationCost, { as: person.token, params: { id } });
  expect(cost.text).toContain("answer_change_first");
});
