import { expect, test } from "vitest";
import { calendarReach, calendarSequence, calendarStatusOf } from "./calendar.ts";

test("a booking is tentative until it is approved, and cancelled whatever it was before", () => {
  expect(calendarStatusOf({ status: "open", approved: false })).toBe("TENTATIVE");
  expect(calendarStatusOf({ status: "open", approved: true })).toBe("CONFIRMED");
  expect(calendarStatusOf({ status: "closed", approved: true })).toBe("CONFIRMED");
  expect(calendarStatusOf({ status: "cancelled", approved: true })).toBe("CANCELLED");
});

test("a calendar reaches 90 days back, and shows a cancellation for 60 days", () => {
  const { endedAfter, cancelledAfter } = calendarReach(Date.parse("2026-11-24T09:00:00Z"));
  expect(new Date(endedAfter).toISOString()).toBe("2026-08-26T09:00:00.000Z");
  expect(new Date(cancelledAfter).toISOString()).toBe("2026-09-25T09:00:00.000Z");
});

test("a later change has a higher number", () => {
  const created = Date.parse("2026-11-24T09:00:00.400Z");
  expect(calendarSequence(created, created)).toBe(0);
  expect(calendarSequence(created, created + 61_000)).toBe(61);
  expect(calendarSequence(created, created - 5)).toBe(0);
});
