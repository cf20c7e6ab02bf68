import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { calendarReach, calendarSequence, calendarStatusOf, shiftCalendarStatusOf } from "./calendar.ts";
import type { StoredStatus } from "./status.ts";

eachExample("bookings", "Calendar status", (row) => {
  const booking = { status: row.text("Set to") as StoredStatus, approved: row.yes("Approved") };
  expect(calendarStatusOf(booking)).toBe(row.text("Calendar"));
});

eachExample("bookings", "Shift in a calendar", (row) => {
  const facts = {
    booking: row.text("Booking") as StoredStatus,
    isSelected: row.yes("Selected"),
    wasSelected: row.yes("Ever selected"),
  };
  expect(shiftCalendarStatusOf(facts) ?? "–").toBe(row.text("Calendar"));
});

eachExample("bookings", "Calendar reach", (row) => {
  expect(calendarReach(row.moment("Now"))).toEqual({
    endedAfter: row.moment("Ended after"),
    cancelledAfter: row.moment("Cancelled after"),
  });
});

eachExample("bookings", "Calendar version", (row) => {
  const version = calendarSequence(Date.parse(row.text("Made")), Date.parse(row.text("Changed")));
  expect(version).toBe(row.number("Version"));
});
