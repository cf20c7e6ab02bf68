import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { addDays, weekdayOf } from "./moment.ts";
import {
  daysOfWeek,
  defaultPastWeek,
  defaultUpcomingWeek,
  isEarlierWeek,
  isWeekNumber,
  nextWeek,
  previousWeek,
  weekOf,
  weeksIn,
} from "./week.ts";

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("2000-01-01", count));

eachExample("time", "Weeks", (row) => {
  const week = { year: row.number("Year"), week: row.number("Week") };
  expect(weekOf(row.day("Day"))).toEqual(week);
  expect(daysOfWeek(week)).toEqual({ first: row.day("Monday"), last: row.day("Sunday") });
});

test("every day lies between the Monday and the Sunday of its week", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const { first, last } = daysOfWeek(weekOf(day));
      expect(first <= day && day <= last && weekdayOf(first) === 1).toBe(true);
    }),
  );
});

eachExample("time", "Next and previous week", (row) => {
  const week = { year: row.number("Year"), week: row.number("Week") };
  const next = { year: row.number("Next year"), week: row.number("Next week") };
  expect(nextWeek(week)).toEqual(next);
  expect(previousWeek(next)).toEqual(week);
  expect(weeksIn(week.year)).toBe(row.number("Weeks in the year"));
});

test("the next week is exactly seven days on, and the previous one leads back", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const week = weekOf(day);
      expect(nextWeek(week)).toEqual(weekOf(addDays(day, 7)));
      expect(previousWeek(nextWeek(week))).toEqual(week);
      expect(isEarlierWeek(week, nextWeek(week))).toBe(true);
      expect(isEarlierWeek(nextWeek(week), week)).toBe(false);
    }),
  );
});

eachExample("time", "Week without a year", (row) => {
  const week = row.number("Week");
  const today = row.day("Today");
  expect(defaultUpcomingWeek(week, today)).toEqual({ year: row.number("Upcoming year"), week });
  expect(defaultPastWeek(week, today)).toEqual({ year: row.number("Past year"), week });
});

eachExample("time", "Week numbers", (row) => {
  expect(isWeekNumber(row.number("Number"))).toBe(row.yes("Is a week"));
});

test("what is no number is no week number", () => {
  expect(isWeekNumber(Number.NaN)).toBe(false);
});
