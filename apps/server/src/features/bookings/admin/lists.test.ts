import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adminBookingEndpoints as rows } from "#contract/bookings/admin-booking.endpoints.ts";
import type { QueryInput } from "#contract/wire/endpoint.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { auditedBy } from "#tests/support/fixtures/audit-log.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let admin: string;
let hotel: number;
let waiter: number;

beforeAll(async () => {
  const office = await make.corporation(app.db, { is_admin: true, name: "Kontoret" });
  admin = await app.signIn({ kind: "corporation", id: office.id });
  hotel = (await make.corporation(app.db, { name: "Hotel Ågade" })).id;
  waiter = (await make.staffType(app.db, { job_title: "Tjener" })).id;
});

beforeEach(async () => {
  await app.db.deleteFrom("invoices").execute();
  await app.db.deleteFrom("shifts").execute();
  await app.db.deleteFrom("bookings").execute();
});

type Query = Omit<QueryInput<typeof rows.list>, "type">;

async function find(type: "old" | "upcoming", query: Query = {}) {
  const { status, body } = await app.call(rows.list, {
    as: admin,
    query: { ...query, type: `admin_${type}_bookings` },
  });
  return { status, ids: body.bookings?.map(({ id }) => id), total: body.totalBookings, tab: body.tab };
}

async function book(values: Partial<Parameters<typeof make.booking>[1]> = {}): Promise<number> {
  return (await make.booking(app.db, { corporation_id: hotel, staff_type_id: waiter, ...values })).id;
}

async function staffed(bookingId: number, status: "selected" | "applied" = "selected") {
  const employee = await employeeWithPayData(app, { cpr: "0405981234" });
  await make.shift(app.db, { booking_id: bookingId, employee_id: employee.id, status });
  return employee.id;
}

describe("the upcoming list", () => {
  test("has what has not ended, of every company, soonest first; unapproved ones too, cancelled ones not", async () => {
    const later = await book({ date: testDay(9) });
    const running = await book({ date: testDay(0), start_time: "08:00", end_time: "12:00" });
    const unapproved = await book({ date: testDay(3), approved_at: null });
    const overnight = await book({ date: testDay(-1), start_time: "20:00", end_time: "10:30" });
    await book({ date: testDay(-1) });
    await book({ date: testDay(2), status: "cancelled" });
    const other = (await make.corporation(app.db)).id;
    const foreign = await book({ corporation_id: other, date: testDay(4), status: "closed" });
    expect(await find("upcoming")).toMatchObject({
      ids: [overnight, running, unapproved, foreign, later],
      total: 5,
    });
  });

  test("has its open ones on a tab of their own", async () => {
    const open = await book();
    const closed = await book({ date: testDay(6), status: "closed" });
    expect(await find("upcoming", { status: "open" })).toMatchObject({ ids: [open], total: 1, tab: 2 });
    expect(await find("upcoming", { status: "closed" })).toMatchObject({ ids: [closed], tab: 0 });
    expect((await find("upcoming", { status: "finished" })).ids).toEqual([]);
  });

  test("pages by tens without gaps, and counts all of them", async () => {
    const all = [];
    for (let ahead = 1; ahead <= 12; ahead++) all.push(await book({ date: testDay(ahead) }));
    expect(await find("upcoming")).toMatchObject({ ids: all.slice(0, 10), total: 12 });
    expect(await find("upcoming", { offset: "10" })).toMatchObject({ ids: all.slice(10), total: 12 });
  });

  test("narrows to days, both included, and to the week that comes next", async () => {
    const [first, second, third] = [
      await book({ date: "2026-11-29", start_time: "00:00", end_time: "06:00" }),
      await book({ date: "2026-11-30" }),
      await book({ date: "2026-12-01", start_time: "20:00", end_time: "04:00" }),
    ];
    const days = { startDate: "2026-11-30", endDate: "2026-12-01" };
    expect((await find("upcoming", days)).ids).toEqual([second, third]);
    expect((await find("upcoming", { endDate: "2026-11-29" })).ids).toEqual([first]);
    expect(await find("upcoming", { weekNumber: "48" })).toMatchObject({ ids: [first], tab: 1 });
    expect((await find("upcoming", { weekNumber: "49", ...days, endDate: "2026-11-30" })).ids).toEqual([
      second,
    ]);
    expect((await find("upcoming", { weekNumber: "49", year: "2027" })).ids).toEqual([]);
    expect((await find("upcoming", { startDate: "2026-12-01", endDate: "2026-11-29" })).ids).toEqual([]);
  });
});

describe("the historic list", () => {
  test("has what has started, and what was cancelled, newest first", async () => {
    const running = await book({ date: testDay(0), start_time: "08:00", end_time: "12:00" });
    const yesterday = await book({ date: testDay(-1) });
    const longAgo = await book({ date: "2019-02-03" });
    const cancelled = await book({ date: testDay(7), status: "cancelled" });
    await book({ date: testDay(1) });
    expect(await find("old")).toMatchObject({ ids: [cancelled, running, yesterday, longAgo], total: 4 });
    expect((await find("old", { limit: "2", offset: "1" })).ids).toEqual([running, yesterday]);
    expect((await find("old", { startDate: testDay(-1), endDate: testDay(-1) })).ids).toEqual([yesterday]);
  });

  test("narrows to a status", async () => {
    const expired = await book({ date: testDay(-3) });
    const finished = await book({ date: testDay(-2) });
    const closedCheckout = await book({ date: testDay(-4), all_check_times_approved: true });
    const cancelled = await book({ date: testDay(-1), status: "cancelled" });
    const running = await book({ date: testDay(0), start_time: "08:00", end_time: "12:00" });
    await staffed(finished);
    await staffed(closedCheckout);
    await staffed(expired, "applied");
    const ids = async (status: NonNullable<Query["status"]>) => (await find("old", { status })).ids;
    expect(await ids("expired")).toEqual([expired]);
    expect(await ids("finished")).toEqual([finished, closedCheckout]);
    expect(await ids("deprecated")).toEqual([closedCheckout]);
    expect(await ids("cancelled")).toEqual([cancelled]);
    expect(await ids("open")).toEqual([running]);
    expect(await ids("closed")).toEqual([]);
  });

  test("takes a week without a year as its latest that has begun", async () => {
    const lastYear = await book({ date: "2025-12-10" });
    await book({ date: "2024-12-11" });
    expect((await find("old", { weekNumber: "50" })).ids).toEqual([lastYear]);
  });
});

test("both lists are searched by company, job title, city and id, in whatever case and literally", async () => {
  const cook = (await make.staffType(app.db, { job_title: "Kok 50%" })).id;
  const other = (await make.corporation(app.db, { name: "Søhuset" })).id;
  const inAgade = await book({ city: "Ærøskøbing" });
  const cooking = await book({ corporation_id: other, staff_type_id: cook, city: "Odense C" });
  const past = await book({ date: testDay(-2), city: "Odense C" });
  const upcoming = async (searchTerm: string) => (await find("upcoming", { searchTerm })).ids;
  expect(await upcoming("HOTEL åga")).toEqual([inAgade]);
  expect(await upcoming("ærøsk")).toEqual([inAgade]);
  expect(await upcoming(" kok 50% ")).toEqual([cooking]);
  expect(await upcoming("odense")).toEqual([cooking]);
  expect(await upcoming(String(cooking))).toEqual([cooking]);
  expect(await upcoming("%")).toEqual([cooking]);
  expect(await find("upcoming", { searchTerm: "findes ikke" })).toMatchObject({ ids: [], total: 0 });
  expect((await find("old", { searchTerm: "odense" })).ids).toEqual([past]);
});

test("numbers are found as they are shown, and so are contact people, arrangements, employees and invoices", async () => {
  const inn = (await make.corporation(app.db, { name: "Kroen", phone: "20550139", cvr_nr: "12345674" })).id;
  const other = (await make.corporation(app.db, { name: "Skov", phone: "31313131", cvr_nr: "87654321" })).id;
  const ofInn = await book({ corporation_id: inn, date: testDay(-3), contact_person: "Gerda Friis" });
  const ofOther = await book({
    corporation_id: other,
    date: testDay(-2),
    arrangement_type: "Andet",
    arrangement_type_other: "Rejsegilde",
  });
  const person = await make.employee(app.db, { first_name: "Zacharias", phone: "42424242" });
  await make.shift(app.db, { booking_id: ofOther, employee_id: person.id, status: "selected" });
  await make.invoice(app.db, { booking_id: ofInn, number: "F-1077" });
  const old = async (searchTerm: string) => (await find("old", { searchTerm })).ids;
  expect(await old("20 55 01 39")).toEqual([ofInn]);
  expect(await old("+45 20550139")).toEqual([ofInn]);
  expect(await old("12 34 56 74")).toEqual([ofInn]);
  expect(await old("gerda")).toEqual([ofInn]);
  for (const shown of ["F-1077", "Nr. F-1077", `#${ofInn}`]) expect(await old(shown)).toEqual([ofInn]);
  expect(await old("rejsegil")).toEqual([ofOther]);
  expect(await old("zacharias")).toEqual([ofOther]);
  expect(await old("42 42 42 42")).toEqual([ofOther]);
});

test("people are found by what they worked, work now and were booked for, and in the coming list by what is to come", async () => {
  const people = [
    await make.employee(app.db, { last_name: "Vestergren" }),
    await make.employee(app.db, { last_name: "Vestergren" }),
  ];
  const worked = async (status: "selected" | "applied", details: Parameters<typeof book>[0]) => {
    const id = await book(details);
    for (const { id: employee_id } of people) {
      await make.shift(app.db, { booking_id: id, employee_id, status });
    }
    return id;
  };
  const past = await worked("selected", { date: testDay(-400) });
  const asked = await worked("applied", { date: testDay(-3) });
  const running = await worked("selected", { date: testDay(0), start_time: "08:00", end_time: "23:00" });
  const cancelled = await worked("selected", { date: testDay(5), status: "cancelled" });
  const coming = await worked("selected", { date: testDay(7) });
  const all = [cancelled, running, asked, past];
  expect(await find("old", { searchTerm: "vestergren" })).toMatchObject({ ids: all, total: 4 });
  for (const [offset, id] of all.entries()) {
    const page = await find("old", { searchTerm: "vestergren", limit: "1", offset: String(offset) });
    expect(page).toMatchObject({ ids: [id], total: 4 });
  }
  expect((await find("upcoming", { searchTerm: "vestergren" })).ids).toEqual([running, coming]);
});

test("a list narrowed to what is missing holds exactly the rows that say so", async () => {
  const times = { employee_checkin_time: "10:00", employee_checkout_time: "18:00" };
  const company = { corporation_checkin_time: "10:00", corporation_checkout_time: "18:00" };
  const admins = { admin_checkin_time: "10:00", admin_checkout_time: "18:00" };
  const sent = { invoice_state: "accepted", pay_state: "accepted" } as const;
  const cases: Partial<Parameters<typeof make.shift>[1]>[] = [
    {},
    times,
    { ...times, ...company },
    { ...times, ...company, corporation_checkout_time: "17:30" },
    { ...company, ...admins },
    { ...admins, pay_state: "queued" },
    sent,
    { ...times, ...company, invoice_state: "accepted" },
    { ...times, ...company, pay_state: "accepted", invoice_state: "refused" },
    { not_met_for_booking: true },
    { status: "applied" },
  ];
  for (const [index, values] of cases.entries()) {
    for (const closed of [false, true]) {
      const id = await book({ date: testDay(-2 - index), all_check_times_approved: closed });
      await make.shift(app.db, {
        booking_id: id,
        employee_id: (await make.employee(app.db)).id,
        status: "selected",
        ...values,
      });
    }
  }
  await staffed(await book({ date: testDay(-1), status: "cancelled" }));
  await staffed(await book({ date: testDay(0), start_time: "08:00", end_time: "23:00" }));
  const { body } = await app.call(rows.list, {
    as: admin,
    query: { type: "admin_old_bookings", limit: "100" },
  });
  const gapsOf = ({ money }: (typeof body.bookings)[number]) => ({
    not_invoiced: money.invoice.state !== "none" && money.invoice.sent < money.invoice.of,
    not_paid: money.pay.state !== "none" && money.pay.sent < money.pay.of,
    open_hours: money.open_hours > 0,
  });
  for (const money of ["not_invoiced", "not_paid", "open_hours"] as const) {
    const expected = body.bookings.filter((booking) => gapsOf(booking)[money]).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(1);
    expect(await find("old", { money, limit: "100" })).toMatchObject({
      ids: expected,
      total: expected.length,
    });
    const days = { startDate: testDay(-1), endDate: testDay(-1) };
    const ofDay = body.bookings.filter((booking) => gapsOf(booking)[money] && booking.date === testDay(-1));
    const counts = await app.call(rows.oldCounts, { as: admin, query: {} });
    expect(counts.body[money]).toBe(expected.length);
    expect((await app.call(rows.oldCounts, { as: admin, query: days })).body[money]).toBe(ofDay.length);
  }
});

test("a row says who is selected and who applies, with dots for their numbers", async () => {
  const id = await book({ send_bl_count: 2, created_at: new Date("2026-11-28T15:00:00+01:00") });
  const selected = await staffed(id);
  const applicant = await staffed(id, "applied");
  const query = { type: "admin_upcoming_bookings" as const };
  const lines = await auditedBy(app.db, async () => {
    const { body } = await app.call(rows.list, { as: admin, query });
    expect(body.bookings[0]).toMatchObject({
      corporation: { id: hotel, name: "Hotel Ågade" },
      jobRole: { job_title: "Tjener" },
      selectedStaff: [{ employee: { id: selected, cpr_nr: "••••••••••" } }],
      appliedStaff: [{ employee: { id: applicant } }],
      number_of_staff: 2,
      send_bl_count: 2,
      urgentPeriod: 24,
      all_gravy_status: null,
    });
  });
  expect(lines).toEqual([]);
});

test("a list needs its type, days that exist and numbers that are some", async () => {
  const bad = [
    {},
    { type: "admin_new_bookings" },
    { startDate: "2026-02-30" },
    { endDate: "i morgen" },
    { status: "gone" },
    { money: "gone" },
    { weekNumber: "54" },
    { limit: "101" },
    { offset: "x" },
  ];
  for (const query of bad) {
    const type = Object.keys(query).length === 0 ? {} : { type: "admin_old_bookings", ...query };
    const { status } = await app.call(rows.list, { as: admin, query: type as never });
    expect(status, JSON.stringify(query)).toBe(422);
  }
});
