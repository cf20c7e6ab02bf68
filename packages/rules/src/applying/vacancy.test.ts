import { expect } from "vitest";
import type { BookingStatus } from "#rules/bookings/status.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import { answerOf, type Example, eachExample } from "#tests/support/rule-book.ts";
import { checkVacancy, hasConflict, restIsToldAt, type ShiftTime } from "./vacancy.ts";

eachExample("applying", "Vacancy", (row) => {
  const booking = {
    status: row.text("Status") as BookingStatus,
    approved: row.yes("Approved"),
    startsAt: row.moment("Start"),
    selected: row.number("Selected"),
    places: row.number("Places"),
  };
  expect(answerOf(checkVacancy(booking, row.moment("Now")))).toBe(row.text("Answer"));
});

function shiftIn(row: Example, day: string, booked: string): ShiftTime {
  const { from, to } = row.times(booked);
  const date = row.day(day);
  return { date, ...shiftPeriod(date, from, to) };
}

eachExample("applying", "Conflicting shifts", (row) => {
  const shift = shiftIn(row, "Date", "Booked");
  const other = shiftIn(row, "Other date", "Other booked");
  const faraway = { date: "2027-06-01", ...shiftPeriod("2027-06-01", "10:00", "18:00") };
  const isConflict = row.yes("Conflict");
  expect(hasConflict(shift, [other])).toBe(isConflict);
  expect(hasConflict(shift, [faraway, other])).toBe(isConflict);
  expect(hasConflict(shift, [faraway])).toBe(false);
});

eachExample("applying", "Head start of favourites", (row) => {
  const job = { startsAt: row.moment("Start"), favourites: row.number("Favourites") };
  expect(restIsToldAt(job, row.moment("Told at"))).toBe(row.momentOrNull("Everybody else"));
});
