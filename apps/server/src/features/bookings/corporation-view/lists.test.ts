import { expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { type BookingValues, freshCorporation, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const hotel = freshCorporation(app);

const book = (values: BookingValues = {}) => hotel.booking(values);

/** An ended booking with one selected person, stamped by the company unless said otherwise. */
async function worked(daysAgo: number, stamped = true, values: Parameters<typeof book>[0] = {}) {
  const booking = await book({ date: testDay(-daysAgo), ...values });
  const { id } = await make.employee(app.db);
  const stamps = {
    corporation_checkin_time: "10:00",
    corporation_checkout_time: "18:00",
    corporation_stamped_at: booking.ends_at,
  };
  await make.shift(app.db, {
    booking_id: booking.id,
    employee_id: id,
    status: "selected",
    ...(stamped ? stamps : {}),
  });
  return booking.id;
}

test("upcoming bookings are the company's own, soonest first, without ended and cancelled ones", async () => {
  const later = await book({ date: testDay(9) });
  const sooner = await book({ date: testDay(2), status: "closed" });
  const waiting = await book({ date: testDay(3), approved_at: null });
  await book({ date: testDay(4), status: "cancelled" });
  await worked(1);
  await make.booking(app.db, {
    corporation_id: (await make.corporation(app.db)).id,
    staff_type_id: hotel.staffType.id,
  });

  const { status, body } = await app.call(bookingEndpoints.upcoming, { as: hotel.token });

  expect(status).toBe(200);
  expect(body.map(({ id }) => id)).toEqual([sooner.id, waiting.id, later.id]);
  expect(body[1]).toMatchObject({ approved: false, status: "open", from: "upcoming" });
});

test("each reader gets the one sentence in words of their own, an admin in a take-over the company's", async () => {
  const { id } = await book({ date: testDay(2), number_of_staff: 2 });
  const applicant = await make.employee(app.db);
  await make.shift(app.db, { booking_id: id, employee_id: applicant.id, status: "applied" });
  const office = await make.corporation(app.db, { is_admin: true });
  const admin = { id: office.id, token: await app.signIn({ kind: "corporation", id: office.id }) };
  const takenOver = await app.takeOver(admin, { kind: "corporation", id: hotel.id });
  const read = async (as: string) =>
    (await app.call(bookingEndpoints.get, { as, params: { id } })).body.state;
  const own = { key: "choose", text: "Mangler 2. 1 ansøger venter på jeres valg." };
  expect(await read(hotel.token)).toEqual(own);
  expect(await read(takenOver)).toEqual(own);
  expect(await read(admin.token)).toEqual({ ...own, text: "Mangler 2. 1 ansøger venter på et valg." });
});

test("upcoming bookings of a week are those dated in it, and closed check-outs stand there too", async () => {
  // Today is Tuesday of week 48.
  const thursday = await book({ date: testDay(2) });
  const closed = await worked(1, true, { all_check_times_approved: true });
  await worked(1);
  await book({ date: testDay(6) });

  const ofWeek = { as: hotel.token, query: { weekNumber: "48", year: "2026" } };
  const { body } = await app.call(bookingEndpoints.upcoming, ofWeek);

  expect(body.map(({ id, status }) => [id, status])).toEqual([
    [closed, "deprecated"],
    [thursday.id, "open"],
  ]);
});

test("a week number without a year means its next occurrence, week 53 of 2026 among them", async () => {
  const newYear = await book({ date: "2026-12-31" });
  const { body } = await app.call(bookingEndpoints.upcoming, {
    as: hotel.token,
    query: { weekNumber: "53" },
  });
  expect(body.map(({ id }) => id)).toEqual([newYear.id]);
});

test("a week number that is none is refused", async () => {
  for (const weekNumber of ["0", "54", "abc", "1.5"]) {
    const { status } = await app.call(bookingEndpoints.upcoming, {
      as: hotel.token,
      query: { weekNumber },
    });
    expect(status, weekNumber).toBe(422);
  }
});

test("finished bookings page without gaps: those waiting for the company's stamp first", async () => {
  const stamped = [await worked(2), await worked(4), await worked(6)];
  const waiting = [await worked(3, false), await worked(5, false)];
  const expired = await book({ date: testDay(-7) });

  const pages = [];
  for (const offset of ["0", "2", "4"]) {
    const query = { limit: "2", offset, from: "list" };
    const { body } = await app.call(bookingEndpoints.finished, { as: hotel.token, query });
    expect(body.tab).toBe("list");
    pages.push(...body.data.map(({ id }) => id));
  }

  expect(pages).toEqual([...waiting, ...stamped, expired.id]);
});

test("a finished booking counts how far its people are, leaving out those who were not met", async () => {
  const booking = await book({ date: testDay(-1), number_of_staff: 3 });
  const shiftOf = async (values: object) =>
    make.shift(app.db, {
      booking_id: booking.id,
      employee_id: (await make.employee(app.db)).id,
      status: "selected",
      ...values,
    });
  const employeeTimes = { employee_checkin_time: "10:00", employee_checkout_time: "18:00" };
  await shiftOf({
    ...employeeTimes,
    corporation_checkin_time: "10:00",
    corporation_checkout_time: "17:45",
    admin_approve_invoice: true,
    invoice_state: "accepted",
  });
  await shiftOf(employeeTimes);
  await shiftOf({ not_met_for_booking: true });

  const { body } = await app.call(bookingEndpoints.finished, { as: hotel.token });

  expect(body.data[0]?.counts).toEqual({
    people: 2,
    stamped_by_corporation: 1,
    stamped_by_employee: 2,
    rated: 0,
    rejected: 1,
    invoice_approved: 1,
  });
  expect(body.data[0]?.checkout).toEqual({
    people: 2,
    stamped_by_corporation: 1,
    rejected: 1,
    invoice_approved: 1,
    wait_for_company: 1,
    wait_for_staff: 0,
    invoiced: 1,
  });
  // Two people as booked, 8 hours at 192 + 24: 3.456,00; service 35 × 16: 560,00.
  expect(body.data[0]?.price.total).toBe(4016);
});

test("finished bookings of a week without a year are those of its latest occurrence", async () => {
  const lastWeek = await worked(7);
  await worked(1);
  const query = { weekNumber: "47" };
  const { body } = await app.call(bookingEndpoints.finishedOfWeek, { as: hotel.token, query });
  expect(body.map(({ id }) => id)).toEqual([lastWeek]);
});

test("the last created booking of a type is found by id and by title, and is null without one", async () => {
  const bartender = await make.staffType(app.db, { job_title: "Bartender" });
  await book({ staff_type_id: bartender.id, created_at: new Date("2026-10-01T10:00:00Z") });
  const last = await book({ staff_type_id: bartender.id });

  for (const staff_type of [String(bartender.id), " bartender"]) {
    const { body } = await app.call(bookingEndpoints.lastCreated, {
      as: hotel.token,
      query: { staff_type },
    });
    expect(body?.id, staff_type).toBe(last.id);
  }
  const none = await app.call(bookingEndpoints.lastCreated, {
    as: hotel.token,
    query: { staff_type: "Kok" },
  });
  expect([none.status, none.body]).toEqual([200, null]);
});

test("an ended booking made at short notice has a row for transport and for each fee", async () => {
  await worked(1, true, { fee: 8500, transport_wage: 0.5, hourly_wage: 19_200 });
  const { body } = await app.call(bookingEndpoints.finished, { as: hotel.token });
  const [price] = body.data.map((booking) => booking.price);
  expect(price?.rows.map(({ key, label, quantity, total }) => [key, label, quantity, total])).toEqual([
    ["shifts", "Vagter", "1 × 8,00", 1728],
    ["transport", "Transporttillæg", "1 × 0,50", 108],
    ["service", "Servicetillæg", "1 × 8,50", 297.5],
    ["rush", "Hastebooking (under 48 timer)", "1 × 8,50", 170],
    ["emergency", "Akutbooking (under 24 timer)", "1 × 8,50", 255],
  ]);
  expect(price?.total).toBe(2558.5);
});

test("the staff-type panel counts upcoming work and unclosed check-outs, of the company itself only", async () => {
  const kok = await make.staffType(app.db, { job_title: "Kok til panelet" });
  const booking = await book({ staff_type_id: kok.id });
  for (const status of ["selected", "applied", "applied"] as const) {
    const { id } = await make.employee(app.db);
    await make.shift(app.db, { booking_id: booking.id, employee_id: id, status });
  }
  await worked(1, true, { staff_type_id: kok.id });
  await worked(2, true, { staff_type_id: kok.id, all_check_times_approved: true });

  const { body } = await app.call(corporationEndpoints.meta, {
    as: hotel.token,
    params: { id: hotel.id },
  });
  expect(body.find(({ id }) => id === kok.id)).toEqual({
    id: kok.id,
    job_title: "Kok til panelet",
    upcoming: 1,
    applied: 2,
    selected: 1,
    finished: 1,
  });

  const foreign = await app.call(corporationEndpoints.meta, {
    as: hotel.token,
    params: { id: (await make.corporation(app.db)).id },
  });
  expect(foreign.status).toBe(404);
});

test("the badge counts bookings that wait for the company's stamp", async () => {
  await worked(1, false);
  await worked(2, false, { all_check_times_approved: true });
  await worked(3);
  const { body } = await app.call(corporationEndpoints.checkoutNotifications, { as: hotel.token });
  expect(body).toBe(1);
});
