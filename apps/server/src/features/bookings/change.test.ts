import { expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import {
  type BookingValues,
  freshCorporation,
  signedInCorporation,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { whyFixed } from "#texts/da/admin/ledger.ts";
import { tellChanges } from "./agreement/change-notices.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);

async function book(values: BookingValues = {}) {
  return (await hotel.booking(values)).id;
}

async function staff(bookingId: number, status: "selected" | "applied" = "selected") {
  const employee = await make.employee(app.db);
  await hotel.shiftOn(bookingId, { employee_id: employee.id, status });
  return employee;
}

/** Sends the whole booking back, as the edit form does, with some fields changed. */
async function change(id: number, values: Partial<BookingFormInput>, as = hotel.token) {
  const { body } = await app.call(bookingEndpoints.getEditable, { as: admin.token, params: { id } });
  const answer = await app.call(bookingEndpoints.change, {
    as,
    params: { id },
    body: { ...body, ...values } as BookingFormInput,
  });
  return { ...answer, body: answer.body as WireCorporationBooking };
}

/** The ten minutes in which changes are collected go by, and people are told. */
async function tell() {
  await app.db
    .updateTable("change_notices")
    .set({ tell_at: new Date(TEST_NOW) })
    .execute();
  await tellChanges(app.services);
}

async function keysLike(pattern: string) {
  const rows = await app.db.selectFrom("outbox").select("key").where("key", "like", pattern).execute();
  return rows.map(({ key }) => key.replace(/:\d{13}/, "")).sort();
}

test("a booking sent back as it came changes nothing and notifies nobody", async () => {
  const id = await book();
  await staff(id);
  const { status } = await change(id, {});
  expect(status).toBe(200);
  await tell();
  expect(await keysLike(`%:${id}:%`)).toEqual([]);
});

test("a new time moves the shifts with it, asks the selected, and tells the company and who applied", async () => {
  const id = await book();
  const selected = await staff(id);
  const applicant = await staff(id, "applied");

  const { status, body } = await change(id, { date: testDay(6), start_time: "22:00", end_time: "02:00" });

  expect(status).toBe(200);
  expect(body).toMatchObject({ date: testDay(6), start_time: "22:00", end_time: "02:00" });
  const shifts = await app.db.selectFrom("shifts").selectAll().where("booking_id", "=", id).execute();
  expect(new Set(shifts.map(({ work_date }) => work_date))).toEqual(new Set([testDay(6)]));
  expect(shifts[0]?.ends_at.toISOString()).toBe("2026-12-01T01:00:00.000Z");
  await tell();
  expect(await keysLike(`%:${id}:%`)).toEqual([
    `booking-changed:${id}`,
    `job-changed:${id}:${applicant.id}`,
    `terms-changed:${id}:${selected.id}`,
    `terms-changed:${id}:${selected.id}:sms`,
  ]);
});

test("a new text is told to the company and the selected", async () => {
  const id = await book();
  const selected = await staff(id);
  await change(id, { job_description: "Husk forklæde" });
  await tell();
  expect(await keysLike(`%:${id}:%`)).toEqual([
    `booking-changed:${id}`,
    `shift-updated:${id}:${selected.id}`,
  ]);
});

test("the wage is not lowered once somebody is selected; a raise notifies them", async () => {
  const id = await book();
  expect((await change(id, { hourly_wage: "180" })).status).toBe(200);
  const selected = await staff(id);

  const lowered = await change(id, { hourly_wage: "179,99" });
  expect(lowered.status).toBe(409);
  expect(lowered.text).toContain("wage_lowered");

  expect((await change(id, { hourly_wage: "200" })).body.hourly_wage).toBe("200,00");
  await tell();
  expect(await keysLike(`shift-updated:${id}:%`)).toEqual([`shift-updated:${id}:${selected.id}`]);
  expect(await keysLike(`terms-changed:${id}:%`)).toEqual([]);
});

test("the staff count locks at 72 hours for the company, not for an admin", async () => {
  // Friday 10:00 is exactly 72 hours ahead.
  const locked = await book({ date: testDay(3) });
  const refused = await change(locked, { number_of_staff: 4 });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("count_locked");
  expect((await change(locked, { number_of_staff: 4 }, admin.token)).body.number_of_staff).toBe(4);

  const free = await book({ date: testDay(3), start_time: "10:30" });
  expect((await change(free, { number_of_staff: 4 })).status).toBe(200);
  const closed = await book({ status: "closed" });
  expect((await change(closed, { number_of_staff: 4 })).status).toBe(409);
});

test("the staff count does not fall below the selected, and falling to them fills the booking", async () => {
  const id = await book({ number_of_staff: 3 });
  const shifts = [await staff(id), await staff(id)];
  const applicant = await staff(id, "applied");
  expect(shifts).toHaveLength(2);

  const refused = await change(id, { number_of_staff: 1 });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("count_below_selected");

  await change(id, { number_of_staff: 2 });
  expect(await keysLike(`booking-full:${id}:%`)).toHaveLength(1);
  const { id: shiftId } = await app.db
    .selectFrom("shifts")
    .select("id")
    .where("employee_id", "=", applicant.id)
    .executeTakeFirstOrThrow();
  expect(await keysLike(`not-chosen:${shiftId}`)).toHaveLength(1);
});

test("fees are computed anew when day or start move, and are otherwise kept", async () => {
  const id = await book({ fee: 4200, standard_fee: 4200 });
  expect((await change(id, { job_description: "Ny tekst" })).body.fee).toBe(42);
  expect((await change(id, { end_time: "20:00" })).body.fee).toBe(42);
  // Under 48 hours: the stored standard fee 42 plus the stored urgent fee 20.
  expect((await change(id, { date: testDay(1) })).body.fee).toBe(62);
});

test("another staff type on an open booking looks its fees up again", async () => {
  const head = await make.staffType(app.db, { job_title: "overtjener / afvikler" });
  const open = await book();
  expect((await change(open, { staff_type: head.id })).body).toMatchObject({
    fee: 77,
    jobRole: { id: head.id, job_title: "overtjener / afvikler" },
  });
  const closed = await book({ status: "closed" });
  expect((await change(closed, { staff_type: head.id })).body.fee).toBe(35);
});

test("an admin's edit charges the fees of the company that booked, which the form gets", async () => {
  const agreed = { standard_fee: 5000, urgent_booking_fee: 1000, emergency_booking_fee: 0 };
  const kok = await make.staffType(app.db, { job_title: "Kok" });
  const brewery = await signedInCorporation(app, agreed);
  const id = await book({ corporation_id: brewery.id });
  const { body } = await app.call(bookingEndpoints.getEditable, { as: admin.token, params: { id } });
  expect(body.corporation_fees).toEqual({
    standard_fee: 50,
    urgent_booking_fee: 10,
    emergency_booking_fee: 0,
  });
  expect((await change(id, { staff_type: kok.id }, admin.token)).body.fee).toBe(50);
});

test("the job of an ended booking stays, also to an admin", async () => {
  const bartender = await make.staffType(app.db, { job_title: "Bartender" });
  const id = await book({ fee: 4200, standard_fee: 4200 });
  await staff(id);
  app.setNow(TEST_NOW + 20 * 24 * 3_600_000);
  const as = await app.signIn({
    kind: "corporation",
    id: (await make.corporation(app.db, { is_admin: true })).id,
  });
  const refused = await change(id, { staff_type: bartender.id }, as);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("booking_started")]);
});

test("a moved start is checked like a new one, an unmoved one is not", async () => {
  const id = await book();
  const refused = await change(id, { date: testDay(-1) });
  expect(refused.status).toBe(422);
  expect(JSON.parse(refused.text).errors).toEqual({ date: "Vælg anden dato" });

  const running = await book({ date: testDay(0), start_time: "09:00" });
  expect((await change(running, { contact_person: "Anne, receptionen" })).status).toBe(200);
});

test("an ended booking is changed by admins only, and by nobody once it is on its way to be billed", async () => {
  const ended = await book({ date: testDay(-1) });
  const refused = await change(ended, { contact_person: "Anne" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("booking_ended");
  expect((await change(ended, { contact_person: "Anne" }, admin.token)).status).toBe(200);

  const billed = await book({ date: testDay(-1) });
  const { id: employeeId } = await make.employee(app.db);
  await make.shift(app.db, {
    booking_id: billed,
    employee_id: employeeId,
    status: "selected",
    invoice_state: "queued",
  });
  const fixed = await change(billed, { contact_person: "Anne" }, admin.token);
  expect([fixed.status, JSON.parse(fixed.text).message]).toEqual([409, whyFixed]);
  const shown = await app.call(bookingEndpoints.get, { as: admin.token, params: { id: billed } });
  expect(shown.body.is_fixed).toBe(true);
});

test("the admin's message is the admin's to set; a change by one stands in the audit log", async () => {
  const id = await book();
  await change(id, { admin_message: "Fra firmaet" });
  await change(id, { admin_message: "Fra admin" }, admin.token);
  const { body } = await app.call(bookingEndpoints.get, { as: admin.token, params: { id } });
  expect(body.admin_message).toBe("Fra admin");
  const own = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id } });
  expect(own.body.admin_message).toBe("");

  const audited = await app.db
    .selectFrom("audit_log")
    .selectAll()
    .where("entity_id", "=", String(id))
    .execute();
  expect(audited).toMatchObject([{ action: "change", detail: { changed: ["admin_message"] } }]);
});

test("an admin stops the mails of a booking, before those of the change, and starts them again", async () => {
  const id = await book();
  const selected = await staff(id);
  const send = async (is_email_script_allowed: boolean | undefined, start_time: string, as: string) => {
    const { body } = await change(
      id,
      { is_email_script_allowed, start_time } as Partial<BookingFormInput>,
      as,
    );
    await tell();
    return body.is_email_script_allowed;
  };

  expect(await send(false, "11:00", hotel.token)).toBe(true);
  expect(await send(undefined, "11:00", admin.token)).toBe(true);
  await app.db.deleteFrom("outbox").execute();
  expect(await send(false, "12:00", admin.token)).toBe(false);
  expect(await keysLike(`%:${id}:%`)).toEqual([`terms-changed:${id}:${selected.id}:sms`]);
  expect(await send(true, "12:00", admin.token)).toBe(true);
});

test("another company's booking, a cancelled one and a missing one are not there to be changed", async () => {
  const other = await signedInCorporation(app);
  const id = await book();
  expect((await change(id, {}, other.token)).status).toBe(404);
  const cancelled = await book({ status: "cancelled" });
  expect((await change(cancelled, { contact_person: "Anne" })).status).toBe(404);
  const body = (await app.call(bookingEndpoints.getEditable, { as: hotel.token, params: { id } })).body;
  for (const missing of [999_999, "abc", "0"]) {
    const { status } = await app.call(bookingEndpoints.change, {
      as: hotel.token,
      params: { id: missing },
      body: body as never,
    });
    expect(status, String(missing)).toBe(404);
  }
});
