import { expect, test } from "vitest";
import { todayItem } from "#contract/backoffice/worklist.endpoints.ts";
import { sampleOf } from "#tests/support/screens/sample-of.ts";
import type { Group } from "./today-lines.ts";
import { countsOf } from "./waiting-counts.ts";

const group = (key: Group["key"], count: number): Group & { items: Group["items"][number][] } => ({
  key,
  count,
  items: Array.from({ length: Math.min(count, 20) }, () => sampleOf(todayItem)),
});

test("a page counts what is done on it, and 'I dag' counts all that waits", () => {
  const counts = countsOf({
    groups: [
      group("under_filled", 3),
      group("to_approve", 2),
      group("ready_to_pay", 25),
      group("transfers", 0),
    ],
  });
  expect(counts.get("/")).toBe(30);
  expect(counts.get("/admin/approve-booking-overview")).toBe(2);
  expect(counts.get("/admin/payroll")).toBe(25);
  expect(counts.get("/admin/transfers")).toBe(0);
  expect(counts.has("/admin/upcomingBookings")).toBe(false);
});
