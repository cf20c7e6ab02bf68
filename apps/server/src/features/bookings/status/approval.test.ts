import { expect, test } from "vitest";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import {
  type BookingValues,
  freshCorporation,
  outboxKeys,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);

async function book(values: BookingValues = {}) {
  return (await hotel.booking({ approved_at: null, ...values })).id;
}

const outbox = (pattern: string) => outboxKeys(app, pattern);

const decide = (row: "approve" | "reject", id: number, as = admin.token) =>
  app.call(adminBookingEndpoints[row], { as, params: { id } });

test("bookings that wait stand soonest first, without approved, cancelled and ended ones", async () => {
  const later = await book({ date: testDay(9) });
  const sooner = await book({ date: testDay(2) });
  await book({ approved_at: new Date(TEST_NOW) });
  await book({ status: "cancelled" });
  await book({ date: testDay(-1) });
  const { body } = await app.call(adminBookingEndpoints.waiting, { as: admin.token });
  expect(body.map(({ id }) => id)).toEqual([sooner, later]);
});

test("approving notifies the company and offers the job to matching employees, once", async () => {
  const employee = await make.employee(app.db);
  const { id: employee_id } = employee;
  await app.db
    .insertInto("employee_job_roles")
    .values({ employee_id, staff_type_id: hotel.staffType.id })
    .execute();
  await app.db.insertInto("employee_regions").values({ employee_id, area_code: "eastJutland" }).execute();
  const id = await book();

  const { status, body } = await decide("approve", id);

  expect([status, body.approved]).toEqual([200, true]);
  expect(await outbox(`booking-approved:${id}`)).toHaveLength(1);
  expect(await outbox(`job-offered:${id}:%`)).toEqual([`job-offered:${id}:${employee_id}`]);
  const again = await decide("approve", id);
  expect([again.status, JSON.parse(again.text).code]).toEqual([409, "already_approved"]);
  const audited = await app.db
    .selectFrom("audit_log")
    .selectAll()
    .where("entity_id", "=", String(id))
    .execute();
  expect(audited).toMatchObject([{ action: "approve", actor_kind: "admin", actor_id: admin.id }]);
});

test("rejecting cancels the booking and notifies the company; a repeat has no effect", async () => {
  const id = await book();
  const { status, body } = await decide("reject", id);
  expect([status, body.status]).toEqual([200, "cancelled"]);
  expect(await outbox(`booking-rejected:${id}:${TEST_NOW}`)).toHaveLength(1);
  const upcoming = await app.call(bookingEndpoints.upcoming, { as: hotel.token });
  expect(upcoming.body).toEqual([]);

  const again = await decide("reject", id);
  expect([again.status, JSON.parse(again.text).code]).toEqual([409, "already_rejected"]);
  expect((await decide("approve", id)).status).toBe(404);
});

test("a rejected booking is taken up again, waits, and can be rejected once more", async () => {
  const id = await book();
  const takeUp = () => app.call(adminBookingEndpoints.takeUp, { as: admin.token, params: { id } });
  const waits = async () =>
    (await app.call(adminBookingEndpoints.waiting, { as: admin.token })).body.some((one) => one.id === id);
  const rejected = async () =>
    (await app.call(adminBookingEndpoints.rejected, { as: admin.token })).body.some((one) => one.id === id);
  expect(await takeUp()).toMatchObject({ status: 409, body: { code: "not_rejected" } });
  await decide("reject", id);
  expect([await waits(), await rejected()]).toEqual([false, true]);
  const answers = await Promise.all([takeUp(), takeUp()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await waits(), await rejected()]).toEqual([true, false]);
  expect(await outbox(`booking-taken-up:${id}:%`)).toHaveLength(1);
  app.setNow(TEST_NOW + 1000);
  await decide("reject", id);
  const told = await outbox(`booking-rejected:${id}:%`);
  expect(told.filter((key) => !key.endsWith(":sms"))).toHaveLength(2);
});

test("what the company itself has cancelled is not taken up", async () => {
  const id = await book();
  await app.call(bookingEndpoints.cancel, { as: hotel.token, params: { id } });
  const answer = await app.call(adminBookingEndpoints.takeUp, { as: admin.token, params: { id } });
  expect(answer).toMatchObject({ status: 409, body: { code: "not_rejected" } });
});

test("a booking of a company without access is not approved until it has it again", async () => {
  const id = await book();
  const suspended = (suspended_at: Date | null) =>
    app.db.updateTable("corporations").set({ suspended_at }).where("id", "=", hotel.id).execute();
  await suspended(new Date(TEST_NOW));
  expect(await decide("approve", id)).toMatchObject({ status: 409, body: { code: "suspended_corporation" } });
  await suspended(null);
  expect((await decide("approve", id)).status).toBe(200);
});

test("an approved booking is not rejected, an ended one not approved", async () => {
  const approved = await decide("reject", await book({ approved_at: new Date(TEST_NOW) }));
  expect([approved.status, JSON.parse(approved.text).code]).toEqual([409, "already_approved"]);
  const ended = await decide("approve", await book({ date: testDay(-1) }));
  expect([ended.status, JSON.parse(ended.text).code]).toEqual([409, "booking_ended"]);
  expect((await decide("approve", 999_999)).status).toBe(404);
});

test("only an admin's own session decides", async () => {
  const id = await book();
  const takenOver = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
  for (const as of [hotel.token, takenOver]) {
    expect((await decide("approve", id, as)).status).toBe(403);
    expect((await app.call(adminBookingEndpoints.waiting, { as })).status).toBe(403);
  }
});

test("an admin sees who is behind a booking, with dots for their numbers", async () => {
  const id = await book({ created_at: new Date(Date.parse("2026-11-28T09:01:00Z")) });
  const employee = await employeeWithPayData(app, { cpr: "0405981234" });
  await make.shift(app.db, { booking_id: id, employee_id: employee.id, status: "applied" });

  const { body } = await app.call(adminBookingEndpoints.waiting, { as: admin.token });

  const booking = body.find((one) => one.id === id);
  expect(booking).toMatchObject({
    hourly_wage_with_extra: "216,00",
    urgentPeriod: 24,
    totalNrOfShifts: 2,
    checkoutCompleted: false,
    over_credit_ceiling: false,
    corporation: { id: hotel.id, cvr_nr: "12345674" },
    selectedStaff: [],
    appliedStaff: [{ employee: { id: employee.id, cpr_nr: "••••••••••", bank_reg_nr: "" } }],
  });
});

test("unpaid work over 12.000 kr. flags the company, paid work does not", async () => {
  const id = await book();
  const flagOf = async () => {
    const { body } = await app.call(adminBookingEndpoints.waiting, { as: admin.token });
    return body.find((one) => one.id === id)?.over_credit_ceiling;
  };
  // Six people of 8 hours at 216 + 35 are 12.048 kr.
  const worked = await book({ date: testDay(-2), approved_at: new Date(TEST_NOW), number_of_staff: 6 });
  for (let person = 1; person <= 6; person += 1) {
    expect(await flagOf(), `${person - 1} people`).toBe(false);
    const { id: employee_id } = await make.employee(app.db);
    await make.shift(app.db, { booking_id: worked, employee_id, status: "selected" });
  }
  expect(await flagOf()).toBe(true);
  await app.db
    .updateTable("bookings")
    .set({ paid_at: new Date(TEST_NOW) })
    .where("id", "=", worked)
    .execute();
  expect(await flagOf()).toBe(false);
});
