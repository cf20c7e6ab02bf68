import { beforeAll, expect, test } from "vitest";
import { adminBookingEndpoints as rows } from "#contract/bookings/admin-booking.endpoints.ts";
import type { QueryInput } from "#contract/wire/endpoint.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let admin: string;
let morning: number;
let evening: number;

// Two bookings tomorrow, one of them closed, one on the day after; and what no total may hold.
beforeAll(async () => {
  const office = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id: office.id });
  const hotel = (await make.corporation(app.db, { name: "Hotel Ågade" })).id;
  const brewery = (await make.corporation(app.db, { name: "Bryghuset" })).id;
  const staff_type_id = (await make.staffType(app.db, { job_title: "Tjener" })).id;
  const book = async (values: Partial<Parameters<typeof make.booking>[1]>) =>
    (await make.booking(app.db, { corporation_id: hotel, staff_type_id, ...values })).id;

  evening = await book({ date: testDay(1), start_time: "18:00", end_time: "23:30", number_of_staff: 14 });
  morning = await book({ corporation_id: brewery, date: testDay(1), number_of_staff: 3, status: "closed" });
  await book({ date: testDay(2), approved_at: null });
  const past = await book({ date: testDay(-1) });
  const cancelled = await book({ date: testDay(1), status: "cancelled" });
  for (const booking_id of [evening, evening, morning, past, cancelled]) {
    const { id: employee_id } = await make.employee(app.db);
    await make.shift(app.db, { booking_id, employee_id, status: "selected" });
  }
  for (const status of ["applied", "applied", "withdrawn", "removed"] as const) {
    const { id: employee_id } = await make.employee(app.db);
    await make.shift(app.db, { booking_id: evening, employee_id, status });
  }
});

async function count(query: QueryInput<typeof rows.upcomingCounts> = {}) {
  return (await app.call(rows.upcomingCounts, { as: admin, query })).body;
}

const counts = (totalShifts: number, selectedShifts: number, appliedShifts: number) => ({
  totalShifts,
  selectedShifts,
  appliedShifts,
});

test("the totals are places, selected people and applicants of everything to come", async () => {
  expect(await count({ count: "true" })).toEqual(counts(19, 3, 2));
});

test("the totals follow search, days and status", async () => {
  expect(await count({ count: "true", searchTerm: "bryghus" })).toEqual(counts(3, 1, 0));
  expect(await count({ count: "true", status: "open" })).toEqual(counts(16, 2, 2));
  const tomorrow = { startDate: testDay(1), endDate: testDay(1) };
  expect(await count({ count: "true", ...tomorrow })).toEqual(counts(17, 3, 2));
  expect(await count({ count: "true", ...tomorrow, status: "open" })).toEqual(counts(14, 2, 2));
  expect(await count({ count: "true", searchTerm: "findes ikke" })).toEqual(counts(0, 0, 0));
});

test("without count=true each day stands with its own totals and its bookings, soonest first", async () => {
  const { days, ...totals } = await count();
  expect(totals).toEqual(counts(19, 3, 2));
  expect(days?.map(({ bookings, ...day }) => day)).toEqual([
    { fetch_date: testDay(1), ...counts(17, 3, 2) },
    { fetch_date: testDay(2), ...counts(2, 0, 0) },
  ]);
  expect(days?.[0]?.bookings).toEqual([
    {
      id: morning,
      start_time: "10:00",
      end_time: "18:00",
      corporation: "Bryghuset",
      job_title: "Tjener",
      totalShifts: 3,
      selectedShifts: 1,
    },
    {
      id: evening,
      start_time: "18:00",
      end_time: "23:30",
      corporation: "Hotel Ågade",
      job_title: "Tjener",
      totalShifts: 14,
      selectedShifts: 2,
    },
  ]);
  expect((await count({ searchTerm: "ågade", endDate: testDay(1) })).days).toHaveLength(1);
});

test("days that do not exist are refused", async () => {
  const query = { startDate: "2026-11-31" };
  expect((await app.call(rows.upcomingCounts, { as: admin, query })).status).toBe(422);
});
