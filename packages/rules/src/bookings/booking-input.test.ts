import { expect } from "vitest";
import { HOUR_MS } from "#rules/time/moment.ts";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import {
  checkStaffCount,
  checkStart,
  checkWageChange,
  isDayAndNight,
  isPastBooking,
  isSelfPaidBreakAllowed,
  prefilledTime,
  settleSelfPaidBreak,
} from "./booking-input.ts";
import { type BookingStatus, canEditStaffCount } from "./status.ts";

eachExample("bookings", "Earliest and latest start", (row) => {
  const start = { date: row.day("Date"), startTime: row.text("Start") };
  const verdict = checkStart(start, row.yes("By admin"), row.moment("Now"));
  expect(answerOf(verdict)).toBe(row.text("Answer"));
});

eachExample("bookings", "Day and night", (row) => {
  const { from, to } = row.times("Booked");
  expect(isDayAndNight(from, to)).toBe(row.yes("Has to be said"));
});

eachExample("bookings", "Past booking", (row) => {
  const start = { date: row.day("Date"), startTime: row.text("Start") };
  expect(isPastBooking(start, row.moment("Now"))).toBe(row.yes("Past"));
});

eachExample("bookings", "Break at own expense", (row) => {
  const { from, to } = row.times("Booked");
  const facts = { startTime: from, endTime: to, foodIncluded: row.yes("Food included") };
  expect(isSelfPaidBreakAllowed(facts)).toBe(row.yes("Allowed"));
  expect(settleSelfPaidBreak({ ...facts, selfPaidBreak: row.yes("Wanted") })).toEqual({
    selfPaidBreak: row.yes("Stored"),
    wasReset: row.yes("Warning"),
  });
});

eachExample("bookings", "Number of staff", (row) => {
  const now = 0;
  const change = {
    from: row.number("From"),
    to: row.number("To"),
    selected: row.number("Selected"),
    status: row.text("Status") as BookingStatus,
    startsAt: now + row.number("Hours left") * HOUR_MS,
    isAdmin: row.yes("By admin"),
  };
  expect(canEditStaffCount(change, now)).toBe(row.yes("Editable"));
  expect(answerOf(checkStaffCount(change, now))).toBe(row.text("Answer"));
});

eachExample("bookings", "Lowering the wage", (row) => {
  const change = { from: row.ore("From"), to: row.ore("To"), selected: row.number("Selected") };
  expect(answerOf(checkWageChange(change))).toBe(row.text("Answer"));
});

eachExample("bookings", "Times taken over", (row) => {
  expect(prefilledTime(row.text("Last booking"))).toBe(row.text("New form"));
});
