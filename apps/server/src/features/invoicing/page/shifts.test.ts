import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import { penaltyStatesOf } from "#server/features/reputation/penalties.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { agreed } from "#tests/support/fixtures/money.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
let admin: string;
let adminId: number;
let booking: Awaited<ReturnType<typeof make.booking>>;
let first: Awaited<ReturnType<typeof make.shift>>;
let second: Awaited<ReturnType<typeof make.shift>>;

beforeAll(async () => {
  adminId = (await make.corporation(app.db, { is_admin: true })).id;
  admin = await app.signIn({ kind: "corporation", id: adminId });
});

beforeEach(async () => {
  booking = await workedBooking();
  first = await worker(booking.id);
  second = await worker(booking.id);
});

/** A booking of two days ago, 10:00 to 18:00. */
async function workedBooking() {
  const { id: corporation_id } = await make.corporation(app.db);
  const { id: staff_type_id } = await make.staffType(app.db);
  return make.booking(app.db, { corporation_id, staff_type_id, date: testDay(-2) });
}

async function worker(bookingId: number, values: object = {}) {
  const employee = await make.employee(app.db);
  return make.shift(app.db, {
    booking_id: bookingId,
    employee_id: employee.id,
    status: "selected",
    ...agreed("10:00", "18:00"),
    ...values,
  });
}

const stored = (id: number) =>
  app.db.selectFrom("shifts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const sent = (columns: object) =>
  app.db.updateTable("shifts").set(columns).where("booking_id", "=", booking.id).execute();
const invoiced = { invoice_state: "queued" };
const paidOut = { pay_state: "queued" };

describe("approving hours", () => {
  test("sets what is sent, for invoice and for pay apart, and takes it back", async () => {
    const approve = (body: { admin_approve_invoice?: boolean; admin_approve_checkout?: boolean }) =>
      app.call(rows.approveShift, { as: admin, params: { shiftId: first.id }, body });
    expect((await approve({ admin_approve_invoice: true })).body).toMatchObject({
      admin_approve_invoice: true,
      admin_approve_checkout: false,
    });
    expect((await approve({ admin_approve_checkout: true })).body).toMatchObject({
      admin_approve_invoice: true,
      admin_approve_checkout: true,
      admin_approve_checkout_shift: true,
      is_approved_for_payroll: true,
    });
    expect((await approve({ admin_approve_invoice: false })).body.admin_approve_invoice).toBe(false);
  });

  test("of a whole booking and of a week takes a bare boolean for both", async () => {
    const params = { id: booking.id };
    const all = await app.call(rows.approveAll, { as: admin, params, body: { shiftStatus: true } });
    expect(all.body.map(({ id, admin_approve_invoice }) => [id, admin_approve_invoice])).toEqual([
      [first.id, true],
      [second.id, true],
    ]);
    const other = await workedBooking();
    const third = await worker(other.id);
    const week = await app.call(rows.approveWeek, {
      as: admin,
      body: { bookingIds: [other.id, booking.id], shiftAdminApproove: { admin_approve_checkout: false } },
    });
    expect(week.body.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    expect(await stored(first.id)).toMatchObject({
      admin_approve_invoice: true,
      admin_approve_checkout: false,
    });
  });

  test("is over for a side that was sent, and open for the other", async () => {
    await sent(invoiced);
    const approve = (body: object) =>
      app.call(rows.approveShift, { as: admin, params: { shiftId: first.id }, body });
    expect((await approve({ admin_approve_invoice: true })).status).toBe(409);
    expect((await approve({ admin_approve_checkout: true })).status).toBe(200);
    const both = { as: admin, params: { id: booking.id }, body: { shiftStatus: true } };
    expect((await app.call(rows.approveAll, both)).status).toBe(200);
    expect(await stored(second.id)).toMatchObject({
      admin_approve_invoice: false,
      admin_approve_checkout: true,
    });
  });

  test("of a week changes nothing when one of its bookings is not there", async () => {
    const body = { bookingIds: [booking.id, 999_999], shiftAdminApproove: true };
    expect((await app.call(rows.approveWeek, { as: admin, body })).status).toBe(404);
    expect((await stored(first.id)).admin_approve_invoice).toBe(false);
  });

  test("accepts and rejects each side's times", async () => {
    const params = { id: first.id };
    await app.call(rows.employeeTimeStatus, { as: admin, params, body: { status: false } });
    await app.call(rows.corporationTimeStatus, { as: admin, params, body: { status: true } });
    expect(await stored(first.id)).toMatchObject({
      employee_time_status: false,
      corporation_time_status: true,
    });
  });
});

describe("times set by an admin", () => {
  test("count for the side that they are set for, and not for the other", async () => {
    const params = { id: first.id };
    const billed = { admin_checkin_time: "10:00", admin_checkout_time: "16:00" };
    await app.call(rows.registerCorporationTime, { as: admin, params, body: { checkOut: billed } });
    const paid = { admin_employee_checkin_time: "10:00", admin_employee_checkout_time: "19:30" };
    const { body } = await app.call(rows.registerEmployeeTime, {
      as: admin,
      params,
      body: { checkOut: paid },
    });
    expect(body).toMatchObject({
      ...billed,
      ...paid,
      admin_check_time: 6,
      admin_employee_time: 9.5,
      billed_hours: 6,
      paid_hours: 9.5,
      pay: 1824,
    });
  });

  test("are refused when they are no times", async () => {
    const checkOut = { admin_checkin_time: "25:00", admin_checkout_time: "16:00" };
    const answer = await app.call(rows.registerCorporationTime, {
      as: admin,
      params: { id: first.id },
      body: { checkOut },
    });
    expect(answer.status).toBe(422);
  });

  test("for all replace what was there on both sides", async () => {
    await app.db
      .updateTable("shifts")
      .set({ admin_checkin_time: "08:00", admin_checkout_time: "09:00" })
      .execute();
    const time = { startTime: "11:00", endTime: "17:00" };
    await app.call(rows.setTimeForAll, { as: admin, params: { id: booking.id }, body: { time } });
    for (const { id } of [first, second]) {
      expect(await stored(id)).toMatchObject({
        admin_checkin_time: "11:00",
        admin_checkout_time: "17:00",
        admin_employee_checkin_time: "11:00",
        admin_employee_checkout_time: "17:00",
      });
    }
    await sent(paidOut);
    const week = { time, bookingIds: [booking.id] };
    expect((await app.call(rows.setTimeForWeek, { as: admin, body: week })).status).toBe(409);
  });

  test("stay as they are once their side was sent", async () => {
    await sent(paidOut);
    const params = { id: first.id };
    const paid = { admin_employee_checkin_time: "10:00", admin_employee_checkout_time: "19:30" };
    const pay = await app.call(rows.registerEmployeeTime, { as: admin, params, body: { checkOut: paid } });
    expect(pay).toMatchObject({ status: 409, body: { message: "Bookingen er allerede sendt." } });
    const billed = { admin_checkin_time: "10:00", admin_checkout_time: "16:00" };
    const bill = await app.call(rows.registerCorporationTime, {
      as: admin,
      params,
      body: { checkOut: billed },
    });
    expect(bill.status).toBe(200);
  });
});

describe("registering agreed times", () => {
  test("leaves those alone on which nobody agreed", async () => {
    const open = await worker(booking.id, {
      ...agreed("10:00", "18:00"),
      corporation_checkout_time: "17:00",
    });
    await app.db.updateTable("shifts").set(agreed("10:00", "18:15")).where("id", "=", first.id).execute();
    const answer = await app.call(rows.autoRegisterTime, { as: admin, body: { booking_id: booking.id } });
    expect(answer.body.map(({ id, admin_check_time }) => [id, admin_check_time])).toEqual([
      [first.id, 8.25],
      [second.id, 8],
      [open.id, null],
    ]);
  });

  test("never overwrites, and done twice it is done once", async () => {
    const set = { admin_checkin_time: "09:00", admin_checkout_time: "12:00" };
    await app.db.updateTable("shifts").set(set).where("id", "=", first.id).execute();
    await app.call(rows.autoRegisterTime, { as: admin, body: { booking_id: [booking.id] } });
    expect(await stored(first.id)).toMatchObject({ ...set, admin_employee_checkin_time: "10:00" });
    const lines = () =>
      app.db.selectFrom("audit_log").select("id").where("action", "=", "auto_register_time").execute();
    const before = (await lines()).length;
    await app.call(rows.autoRegisterTime, { as: admin, body: { booking_id: booking.id } });
    expect(await lines()).toHaveLength(before);
  });

  test("leaves a side that was sent as it is", async () => {
    await sent(invoiced);
    await app.call(rows.autoRegisterTime, { as: admin, body: { booking_id: booking.id } });
    expect(await stored(first.id)).toMatchObject({
      admin_checkin_time: null,
      admin_employee_checkin_time: "10:00",
    });
  });
});

describe("a no-show", () => {
  const setMet = (metStatus: boolean) =>
    app.call(rows.met, { as: admin, params: { id: first.id }, body: { metStatus } });
  const cardOf = async () =>
    (await penaltyStatesOf(app.db, [first.employee_id], TEST_NOW)).get(first.employee_id)?.card;

  test("is in no price and no pay, has its penalty once, and loses both when it is taken back", async () => {
    await setMet(false);
    expect((await setMet(false)).body).toMatchObject({ not_met_for_booking: true, billed_hours: 0, pay: 0 });
    expect(await cardOf()).toBe("red");
    const { body } = await app.call(rows.details, { as: admin, params: { id: booking.id } });
    expect(body.price.rows[0]?.quantity).toBe("1 × 8,00");
    const given = await app.db
      .selectFrom("penalties")
      .select("id")
      .where("shift_id", "=", first.id)
      .execute();
    expect(given).toHaveLength(1);
    expect((await setMet(true)).body).toMatchObject({ not_met_for_booking: false, billed_hours: 8 });
    expect(await cardOf()).toBeNull();
  });

  test("cannot be set once invoice or pay was sent", async () => {
    await sent(invoiced);
    expect((await setMet(false)).status).toBe(409);
  });
});

test("every change carries the admin's name and is refused to others", async () => {
  await app.call(rows.approveShift, {
    as: admin,
    params: { shiftId: first.id },
    body: { admin_approve_invoice: true },
  });
  const log = await app.db
    .selectFrom("audit_log")
    .selectAll()
    .where("entity_id", "=", String(first.id))
    .execute();
  expect(log).toMatchObject([
    {
      actor_kind: "admin",
      actor_id: adminId,
      action: "approve_shift",
      detail: { changes: { admin_approve_invoice: { before: false, after: true } } },
    },
  ]);
  const company = await app.signIn({ kind: "corporation", id: booking.corporation_id });
  const employee = await app.signIn({ kind: "employee", id: first.employee_id });
  const takenOver = await app.takeOver(
    { id: adminId, token: admin },
    { kind: "corporation", id: booking.corporation_id },
  );
  for (const as of [company, employee, takenOver]) {
    const body = { admin_approve_invoice: true };
    expect((await app.call(rows.approveShift, { as, params: { shiftId: first.id }, body })).status).toBe(403);
  }
});

test("somebody who is not selected has no hours to change", async () => {
  const removed = await worker(booking.id, { status: "removed" });
  const body = { admin_approve_invoice: true };
  const answer = await app.call(rows.approveShift, { as: admin, params: { shiftId: removed.id }, body });
  expect(answer.status).toBe(404);
});
