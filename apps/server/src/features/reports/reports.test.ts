import { beforeAll, expect, test } from "vitest";
import { reportEndpoints as rows } from "#contract/backoffice/report.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
let hotel: number;

beforeAll(async () => {
  hotel = (await make.corporation(app.db, { name: "Ørnen" })).id;
  const inn = (await make.corporation(app.db, { name: "Kroen" })).id;
  const cook = (await make.staffType(app.db, { job_title: "Kok" })).id;
  const approved_at = new Date("2026-11-01T10:00:00Z");
  const book = (corporation_id: number, date: string, values: object = {}) =>
    make.booking(app.db, {
      corporation_id,
      staff_type_id: cook,
      date,
      number_of_staff: 2,
      approved_at,
      ...values,
    });
  const staff = async (booking_id: number, hours: number, values: object = {}) =>
    make.shift(app.db, {
      booking_id,
      employee_id: (await make.employee(app.db)).id,
      status: "selected",
      booked_at: new Date(approved_at.getTime() + hours * 3_600_000),
      ...values,
    });
  const full = (await book(hotel, "2026-11-10")).id;
  await staff(full, 2);
  await staff(full, 6, { not_met_for_booking: true });
  const half = (await book(inn, "2026-11-18")).id;
  await staff(half, 1);
  await book(inn, "2026-11-18", { approved_at: null });
  await book(inn, "2026-11-18", { status: "cancelled" });
  await book(inn, "2026-11-23");
  const invoice = (booking_id: number, total: number, values: object = {}) =>
    make.invoice(app.db, { booking_id, total, ...values });
  await invoice(full, 500_000);
  await invoice(full, 100_000, { kind: "credit_note" });
  await invoice(full, 900_000, { state: "refused" });
  await invoice(half, 30_050);
});

async function figures(from: string, to: string) {
  return app.call(rows.figures, { as: admin.token, query: { from, to } });
}

test("figures stand together, week by week, and by company and staff type", async () => {
  const { body } = await figures("2026-11-09", "2026-11-22");
  expect(body).toMatchObject({ fill_rate: 0.75, time_to_fill: 6, no_shows: 1, ended: 3, revenue: 4300.5 });
  expect(body.weeks).toMatchObject([
    { week: 46, year: 2026, first: "2026-11-09", fill_rate: 1, time_to_fill: 6, no_shows: 1, revenue: 4000 },
    { week: 47, year: 2026, first: "2026-11-16", fill_rate: 0.5, time_to_fill: null, revenue: 300.5 },
  ]);
  expect(body.corporations).toMatchObject([
    { id: hotel, name: "Ørnen", revenue: 4000 },
    { name: "Kroen", revenue: 300.5 },
  ]);
  expect(body.staff_types).toMatchObject([{ name: "Kok", revenue: 4300.5 }]);
});

test("weeks whose bookings are not invoiced yet say what is still to come", async () => {
  const { body } = await figures("2026-11-09", "2026-11-29");
  // Eight hours of one person, 251 kr. each, less what was invoiced; nobody worked on the last booking.
  expect(body.weeks.map(({ first, to_come }) => [first, to_come])).toEqual([
    ["2026-11-09", 0],
    ["2026-11-16", 1707.5],
    ["2026-11-23", 0],
  ]);
  expect(body.to_come).toBe(1707.5);
});

test("a period without bookings has no rates, and one that is wrong or too long is refused", async () => {
  expect((await figures("2025-01-01", "2025-02-01")).body).toMatchObject({
    fill_rate: null,
    time_to_fill: null,
    revenue: 0,
    weeks: [],
  });
  expect((await figures("2026-11-09", "2026-11-08")).status).toBe(422);
  expect((await figures("2024-11-09", "2026-11-08")).status).toBe(422);
});
