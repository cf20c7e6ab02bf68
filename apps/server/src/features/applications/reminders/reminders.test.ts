import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import {
  remindCompanies,
  remindEmployees,
} from "#server/features/checkout/notifications/remind-of-checkout.ts";
import { cleanUp } from "#server/features/sessions/clean-up.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import {
  makeBooking,
  makeCorporation,
  makeEmployee,
  makeShift,
  makeStaffType,
  testDay,
} from "#tests/support/factories.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";
import { sendGetReady } from "./get-ready.ts";
import { notifyPassedOver } from "./passed-over.ts";

let app: TestApp;
let corporation: { id: number };
let waiter: { id: number };

beforeAll(async () => {
  app = await createTestApp();
  corporation = await makeCorporation(app.db);
  waiter = await makeStaffType(app.db);
});
afterAll(() => app.close());

async function shiftOn(
  values: Partial<Parameters<typeof makeBooking>[1]>,
  shift: Partial<Parameters<typeof makeShift>[1]> = {},
  employee: Parameters<typeof makeEmployee>[1] = {},
) {
  const booking = await makeBooking(app.db, {
    corporation_id: corporation.id,
    staff_type_id: waiter.id,
    ...values,
  });
  const person = await makeEmployee(app.db, employee);
  const row = await makeShift(app.db, {
    booking_id: booking.id,
    employee_id: person.id,
    status: "selected",
    ...shift,
  });
  return { booking, person, shift: row };
}

async function keysLike(part: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom("outbox")
    .select("key")
    .where("key", "like", part)
    .orderBy("key")
    .execute();
  return rows.map(({ key }) => key);
}

/** Runs a sweep at a moment, and once more: what was sent is not sent again. */
async function runTwiceAt(now: number, sweep: (services: TestApp["services"]) => Promise<void>) {
  app.setNow(now);
  await sweep(app.services);
  await sweep(app.services);
  app.setNow(TEST_NOW);
}

describe("the get-ready SMS", () => {
  test("goes out when checking in opens, once, to those who want it and have not checked in", async () => {
    const date = testDay(30);
    const { shift } = await shiftOn({ date });
    await shiftOn({ date }, {}, { sms_get_ready_for_job: false });
    await shiftOn({ date }, { employee_checkin: new Date(TEST_NOW) });
    await shiftOn({ date }, { status: "applied" });
    const opens = momentOf(testDay(28), "06:00");
    await runTwiceAt(opens - 1, sendGetReady);
    expect(await keysLike("get-ready:%")).toEqual([]);
    await runTwiceAt(opens, sendGetReady);
    expect(await keysLike("get-ready:%")).toEqual([`get-ready:${shift.id}:${date}:sms`]);
  });
});

describe("reminders of the checkout", () => {
  test("reach the employee at the end and a day later, until the times are there", async () => {
    const date = testDay(40);
    const { shift, booking } = await shiftOn({ date });
    const stamped = { employee_checkin_time: "10:00", employee_checkout_time: "18:00" };
    const done = await shiftOn({ date }, stamped);
    const end = booking.ends_at.getTime();
    const keys = `checkout-reminder:${shift.id}:%`;
    await runTwiceAt(end - 1, remindEmployees);
    expect(await keysLike(keys)).toEqual([]);
    await runTwiceAt(end, remindEmployees);
    const first = [`checkout-reminder:${shift.id}:1`, `checkout-reminder:${shift.id}:1:sms`];
    expect(await keysLike(keys)).toEqual(first);
    await runTwiceAt(end + 24 * HOUR_MS, remindEmployees);
    const second = [`checkout-reminder:${shift.id}:2`, `checkout-reminder:${shift.id}:2:sms`];
    expect(await keysLike(keys)).toEqual([...first, ...second]);
    expect(await keysLike(`checkout-reminder:${done.shift.id}:%`)).toEqual([]);
  });

  test("honour the employee's switches", async () => {
    const { shift, booking } = await shiftOn({ date: testDay(50) }, {}, { noti_check_out_job: false });
    await runTwiceAt(booking.ends_at.getTime(), remindEmployees);
    expect(await keysLike(`checkout-reminder:${shift.id}:%`)).toEqual([
      `checkout-reminder:${shift.id}:1:sms`,
    ]);
  });

  test("reach the company once a booking, and not when it has stamped everybody", async () => {
    const { booking } = await shiftOn({ date: testDay(60) });
    const person = await makeEmployee(app.db);
    await makeShift(app.db, { booking_id: booking.id, employee_id: person.id, status: "selected" });
    const stamped = { corporation_checkin_time: "10:00", corporation_checkout_time: "18:00" };
    const done = await shiftOn({ date: testDay(60) }, stamped);
    await runTwiceAt(booking.ends_at.getTime(), remindCompanies);
    const key = `stamp-out:${booking.id}:1`;
    expect(await keysLike(`stamp-out:${booking.id}:%`)).toEqual([key, `${key}:sms`]);
    expect(await keysLike(`stamp-out:${done.booking.id}:%`)).toEqual([]);
  });

  test("honour each of the company's switches", async () => {
    const told = async (day: number, switches: Parameters<typeof makeCorporation>[1]) => {
      const { id } = await makeCorporation(app.db, switches);
      const { booking } = await shiftOn({ date: testDay(day), corporation_id: id });
      await runTwiceAt(booking.ends_at.getTime(), remindCompanies);
      const keys = await keysLike(`stamp-out:${booking.id}:%`);
      return keys.map((key) => (key.endsWith(":sms") ? "sms" : "email"));
    };
    expect(await told(61, { noti_stamp_out_booking: false })).toEqual(["sms"]);
    expect(await told(62, { sms_stamp_out_booking: false })).toEqual(["email"]);
    expect(await told(63, { noti_stamp_out_booking: false, sms_stamp_out_booking: false })).toEqual([]);
  });
});

describe("the end of an application", () => {
  test("is told once the booking has started without the applicant", async () => {
    const { shift, booking } = await shiftOn({ date: testDay(70) }, { status: "applied" });
    const start = booking.starts_at.getTime();
    await runTwiceAt(start - 1, notifyPassedOver);
    expect(await keysLike("not-chosen:%")).toEqual([]);
    await runTwiceAt(start, notifyPassedOver);
    expect(await keysLike("not-chosen:%")).toEqual([`not-chosen:${shift.id}`]);
  });
});

describe("cleaning up", () => {
  test("deletes what has run out and leaves the rest", async () => {
    const employee = await makeEmployee(app.db);
    const subject = { kind: "employee" as const, id: employee.id };
    await openSession(app.db, subject, TEST_NOW - 31 * 24 * HOUR_MS);
    const live = await openSession(app.db, subject, TEST_NOW);
    const reset = { corporation_id: corporation.id };
    await app.db
      .insertInto("password_resets")
      .values([
        { ...reset, token_hash: "old", expires_at: new Date(TEST_NOW) },
        { ...reset, token_hash: "new", expires_at: new Date(TEST_NOW + 1) },
      ])
      .execute();
    await cleanUp(app.services);
    const sessions = await app.db
      .selectFrom("sessions")
      .select("expires_at")
      .where("employee_id", "=", employee.id)
      .execute();
    expect(sessions).toHaveLength(1);
    expect(live).toHaveLength(43);
    const resets = await app.db.selectFrom("password_resets").select("token_hash").execute();
    expect(resets).toEqual([{ token_hash: "new" }]);
  });
});
