import { expect, test } from "vitest";
import { plain } from "#tests/journeys/actions/assertions.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { countOf, linesOf } from "#web/components/frame/office/today-lines.ts";
import { factsOf, hoursApart } from "./line-facts.ts";
import { waysOf } from "./line-ways.ts";

const NOW = Date.parse("2026-11-23T10:00:00+01:00");

const item = (values: Partial<TodayItem>): TodayItem => ({
  ...{
    booking_id: 7,
    shift_id: null,
    employee_id: null,
    question_id: null,
    corporation_id: 1,
    corporation: "Hotel Nordlys",
  },
  corporation_phone: null,
  ...{ person: null, phone: null, job_title: "Tjener", date: "2026-11-10", start_time: "10:00" },
  ...{ end_time: "18:00", city: "Aarhus C", at: "2026-11-10T17:00:00Z", people: 4, places: 4, amount: 4016 },
  ...{ run: null, stamps: null, about: [], words: null, delivery: null, reminded: [] },
  ...values,
});
const week = { bookings: 2, people: 7, hours: null, amount: 9000.5, stays: 0 };
const period = { bookings: 3, people: 5, hours: 40.5, amount: 7776, stays: 4 };

test("a company's invoices of one week are one line, which leads to that week's run", () => {
  const first = item({ run: week });
  const lines = linesOf("ready_to_invoice", [
    first,
    item({ booking_id: 8, date: "2026-11-12", run: week }),
    item({ booking_id: 9, date: "2026-11-12", corporation_id: 2, run: { ...week, bookings: 1 } }),
    item({ booking_id: 10, date: "2026-11-17", run: { ...week, bookings: 1 } }),
  ]);
  expect(lines.map(({ booking_id }) => booking_id)).toEqual([7, 9, 10]);
  const together = [first, item({ booking_id: 8, run: week })];
  expect(countOf({ key: "ready_to_invoice", count: 2, items: together })).toBe(1);
  expect(countOf({ key: "ready_to_invoice", count: 25, items: together })).toBe(25);
  const apart = [item({}), item({ booking_id: 8 })];
  expect(countOf({ key: "to_approve", count: 2, items: apart })).toBe(2);
  const { when, title, bits } = factsOf("ready_to_invoice", first, NOW);
  expect([when, title, ...bits].map(plain)).toEqual(["uge 46", "Hotel Nordlys", "2 bookinger", "7 personer"]);
  expect(waysOf("ready_to_invoice", first, NOW)).toMatchObject([
    { to: "/admin/invoiceRun", search: { weekNumber: 46, year: 2026 } },
  ]);
});

test("the pay of one period is one line, with who has to wait and when it is paid", () => {
  const first = item({ run: period });
  const lines = linesOf("ready_to_pay", [
    first,
    item({ booking_id: 8, corporation_id: 2, date: "2026-11-15", run: period }),
    item({ booking_id: 9, date: "2026-11-16", run: { ...period, bookings: 1 } }),
  ]);
  expect(lines.map(({ booking_id }) => booking_id)).toEqual([7, 9]);
  const { when, title, bits } = factsOf("ready_to_pay", first, NOW);
  expect([when, title, ...bits].map(plain)).toEqual([
    "senest tirsdag",
    "16. okt.–15. nov.",
    "5 personer",
    "40,5 timer",
    "4 personer bliver til næste gang",
    "udbetales mandag d. 30. nov.",
  ]);
  expect(waysOf("ready_to_pay", first, NOW)).toMatchObject([
    { to: "/admin/payroll", search: { period: "2026-11" } },
  ]);
});

test("a disagreement says how many hours lie between both sides", () => {
  const stamps = (from: string, to: string) => ({
    employee: { from: "18:00", to: "02:00" },
    corporation: { from, to },
  });
  expect(hoursApart(stamps("18:00", "01:30"))).toBe(0.5);
  expect(hoursApart(stamps("17:30", "01:30"))).toBe(0);
  expect(hoursApart({ employee: null, corporation: { from: "10:00", to: "18:00" } })).toBe(0);
});
