import { expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, signedInCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);

function form(values: Partial<BookingFormInput> = {}): BookingFormInput {
  return bookingBody(hotel.staffType.id, testDay(5), {
    number_of_staff: 3,
    address_url: "https://maps.example/tangkajen",
    hourly_wage: "192,50",
    lower_dress_code: "Sorte buks",
    fee: 0,
    ...values,
  });
}

function create(values: Partial<BookingFormInput> = {}, as = hotel.token, query = {}) {
  return app.call(bookingEndpoints.create, { as, query, body: form(values) });
}

function outbox(key: string) {
  return app.db.selectFrom("outbox").selectAll().where("key", "like", key).orderBy("id").execute();
}

/** Somebody who works as waiter in East Jutland, where 8000 is. */
async function waiterInAarhus(values: Parameters<typeof make.employee>[1] = {}) {
  const employee = await make.employee(app.db, values);
  await app.db
    .insertInto("employee_job_roles")
    .values({ employee_id: employee.id, staff_type_id: hotel.staffType.id })
    .execute();
  await app.db
    .insertInto("employee_regions")
    .values({ employee_id: employee.id, area_code: "eastJutland" })
    .execute();
  return employee;
}

test("a new booking is stored as sent, waits for approval, and the company is notified", async () => {
  const { status, body } = await create();

  expect(status).toBe(200);
  expect(body).toMatchObject({
    corporation_id: hotel.id,
    number_of_staff: 3,
    hourly_wage: "192,50",
    status: "open",
    approved: false,
    lower_dress_code: "Sort buks",
    is_email_script_allowed: true,
    payment_type: "invoice",
    payment_deadline: 7,
    selectedShifts: 0,
    appliedShifts: 0,
  });
  const [mail, ...others] = await outbox(`booking-received:${body.id}`);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ channel: "email", subject_key: `booking:${body.id}` });
  expect(mail?.body).toContain(`/viewBooking/${body.id}`);
});

test("the fee follows the lead time at creation, whatever fee is sent", async () => {
  // Tuesday 10:00 plus 48, 47.5, 24 and 23.5 hours.
  const starts: [string, string, number][] = [
    [testDay(2), "10:00", 35],
    [testDay(2), "09:30", 55],
    [testDay(1), "10:00", 55],
    [testDay(1), "09:30", 85],
  ];
  for (const [date, start_time, fee] of starts) {
    const { body } = await create({ date, start_time, end_time: "20:00", fee: 1 });
    expect(body.fee, `${date} ${start_time}`).toBe(fee);
  }
});

test("fees agreed with the company win over the global ones, which are 77 for a head waiter", async () => {
  const head = await make.staffType(app.db, { job_title: "Overtjener / Afvikler" });
  const agreed = await signedInCorporation(app, { standard_fee: 1000, urgent_booking_fee: 500 });

  expect((await create({ staff_type: head.id })).body).toMatchObject({ fee: 77, standard_fee: 77 });
  expect((await create({ staff_type: head.id }, agreed.token)).body).toMatchObject({
    fee: 10,
    urgent_booking_fee: 5,
    emergency_booking_fee: 0,
  });
});

test("the price covers everybody booked and its rows add up to the total", async () => {
  const { body } = await create({ hourly_wage: "192" });
  expect(body.price.rows.map(({ key, quantity, total }) => [key, quantity, total])).toEqual([
    ["shifts", "3 × 8,00", 5184],
    ["service", "3 × 8,00", 840],
  ]);
  expect(body.price.total).toBe(6024);
});

test("a day in the past, and a start within the current hour, are for admins only", async () => {
  const yesterday = await create({ date: testDay(-1) });
  expect(yesterday.status).toBe(422);
  expect(JSON.parse(yesterday.text).errors).toEqual({ date: "Vælg anden dato" });

  const thisHour = await create({ date: testDay(0), start_time: "10:30" });
  expect(thisHour.status).toBe(422);
  expect(JSON.parse(thisHour.text).errors).toEqual({ start_time: "Vælg nyere tid" });

  expect((await create({ date: testDay(0), start_time: "11:00" })).status).toBe(200);
  const flagged = await create({ date: testDay(-1) }, hotel.token, { pastBooking: "1" });
  expect(flagged.status).toBe(422);
});

test("an admin who has taken the company over books in the past, approved, without mails and in both names", async () => {
  const as = await app.takeOver(admin, { kind: "corporation", id: hotel.id });

  const { status, body } = await create({ date: testDay(-1), admin_message: "Ring først" }, as);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    corporation_id: hotel.id,
    approved: true,
    is_email_script_allowed: false,
    fee: 35,
    admin_message: "Ring først",
  });
  expect(await outbox(`%:${body.id}`)).toEqual([]);
  const audited = await app.db
    .selectFrom("audit_log")
    .selectAll()
    .where("entity_id", "=", String(body.id))
    .execute();
  expect(audited).toMatchObject([
    {
      action: "create",
      actor_kind: "admin",
      actor_id: admin.id,
      on_behalf_of: `corporation:${hotel.id}`,
    },
  ]);
});

test("the admin's message of a company's own form is dropped", async () => {
  const { body } = await create({ admin_message: "Fra firmaet" });
  const stored = await app.db
    .selectFrom("bookings")
    .select("admin_message")
    .where("id", "=", body.id)
    .executeTakeFirstOrThrow();
  expect(stored.admin_message).toBe("");
});

test("a company that needs no approval is published at once: mails to it and to matching employees", async () => {
  const trusted = await signedInCorporation(app, { is_privileged_user: true });
  const match = await waiterInAarhus();
  const unwilling = await waiterInAarhus({ noti_info_of_jobs: false });
  const gone = await waiterInAarhus({ deactivated_at: new Date(TEST_NOW) });
  const elsewhere = await make.employee(app.db);

  const { body } = await create({}, trusted.token);

  expect(body.approved).toBe(true);
  expect(await outbox(`booking-approved:${body.id}`)).toHaveLength(1);
  const offers = await outbox(`job-offered:${body.id}:%`);
  const recipients = offers.map(({ recipient }) => recipient);
  expect(recipients).toContain(match.email);
  for (const { email } of [unwilling, gone, elsewhere]) expect(recipients).not.toContain(email);
  expect(offers[0]?.payload).toMatchObject({
    unsubscribeUrl: expect.stringContaining("/api/employees/emails/unsubscribe?token="),
  });
});

test("a job within 48 hours is offered as urgent, to those who want urgent ones", async () => {
  const trusted = await signedInCorporation(app, { is_privileged_user: true });
  const onlyUrgent = await waiterInAarhus({ noti_info_of_jobs: false });
  const { body } = await create({ date: testDay(1) }, trusted.token);
  const offers = await outbox(`job-offered:${body.id}:${onlyUrgent.id}`);
  expect(offers.map(({ subject }) => subject)).toEqual([expect.stringContaining("Hastejob")]);
});

test("notSendEmail keeps every mail of the booking back", async () => {
  const trusted = await signedInCorporation(app, { is_privileged_user: true });
  await waiterInAarhus();
  const { body } = await create({}, trusted.token, { notSendEmail: "1" });
  expect(body.is_email_script_allowed).toBe(false);
  expect(await outbox(`%:${body.id}%`)).toEqual([]);
});

test("a company that does not want the confirmation gets none", async () => {
  const quiet = await signedInCorporation(app, { noti_confirmed_booking: false });
  const { body } = await create({}, quiet.token);
  expect(await outbox(`booking-received:${body.id}`)).toEqual([]);
});

test("a self-paid break under 8 hours or without food is stored as off", async () => {
  const short = { self_paid_break: true, end_time: "17:30" };
  expect((await create(short)).body.self_paid_break).toBe(false);
  expect((await create({ self_paid_break: true, food_included: 0 })).body.self_paid_break).toBe(false);
  expect((await create({ self_paid_break: true })).body.self_paid_break).toBe(true);
});

test("an unknown staff type, and one closed to companies, are refused under their field", async () => {
  const closed = await make.staffType(app.db, { company: false });
  for (const staff_type of [closed.id, 999_999]) {
    const { status, text } = await create({ staff_type });
    expect(status).toBe(422);
    expect(JSON.parse(text).errors).toEqual({ staff_type: "Ikke gyldigt" });
  }
});

test("a period inside the hour that summer time skips, and a day beyond the calendar, are refused", async () => {
  const skipped = await create({ date: "2027-03-28", start_time: "02:00", end_time: "03:00" });
  expect(JSON.parse(skipped.text).errors).toEqual({ end_time: "Angiv et tidspunkt" });
  const beyond = await create({ date: "9999-12-31" });
  expect(JSON.parse(beyond.text).errors).toEqual({ date: "Vælg en dato inden for de næste to år" });
  const asAdmin = await create({ date: "0001-01-01" }, admin.token);
  expect(asAdmin.status).toBe(422);
});

test("the bookings of one day and address are one order, whose prepayment stands on each", async () => {
  // 6 × 8 h × (216 + 35) = 12.048; 16 people and more pay 75 percent, 36.144 × 0,75 = 27.108.
  const order = { number_of_staff: 6, hourly_wage: "192" };
  const first = await create(order);
  expect(first.body.prepayment).toBeNull();
  await create({ ...order, address: "tangkajen 14 " });
  await create({ ...order, address: "Et helt andet sted 1" });
  const third = await create(order);
  expect(third.body.prepayment).toMatchObject({ percents: [75], amount: 27_108 });
  const again = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id: first.body.id } });
  expect(again.body.prepayment).toMatchObject({ percents: [75], amount: 27_108 });
});

test("names that nobody knows are refused, names of our own answers are ignored", async () => {
  const known = await create({ status: "cancelled", approved: true } as never);
  expect(known.body).toMatchObject({ status: "open", approved: false });
  const unknown = await create({ surprise: 1 } as never);
  expect(unknown.status).toBe(422);
});

test("a visitor and an employee book nothing", async () => {
  expect((await app.call(bookingEndpoints.create, { body: form() })).status).toBe(401);
  const { id } = await make.employee(app.db);
  const as = await app.signIn({ kind: "employee", id });
  expect((await create({}, as)).status).toBe(403);
});
