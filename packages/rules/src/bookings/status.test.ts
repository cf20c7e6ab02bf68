import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { answeredHoursRemaining, hoursRemaining, isBookable, type StoredStatus, statusOf } from "./status.ts";

eachExample("bookings", "Status of a booking", (row) => {
  const facts = {
    status: row.text("Set to") as StoredStatus,
    approved: true,
    selected: row.number("Selected"),
    allCheckTimesApproved: row.yes("Checkout closed"),
    endsAt: row.moment("Ends"),
  };
  expect(statusOf(facts, row.moment("Now"))).toBe(row.text("Status"));
});

eachExample("bookings", "Hours left", (row) => {
  const now = row.moment("Now");
  const startsAt = row.moment("Start");
  expect(hoursRemaining(now, startsAt)).toBe(row.number("Hours left"));
  expect(answeredHoursRemaining(now, startsAt)).toBe(row.number("Answered"));
  expect(isBookable(now, startsAt)).toBe(row.yes("Takes people"));
});
