import fc from "fast-check";
import { describe, expect, test } from "vitest";
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

describe("ISO weeks", () => {
  test("begin on Monday, and the first one of a year holds its first Thursday", () => {
    expect(weekOf("2026-01-01")).toEqual({ year: 2026, week: 1 });
    expect(weekOf("2027-01-01")).toEqual({ year: 2026, week: 53 });
    expect(weekOf("2024-12-30")).toEqual({ year: 2025, week: 1 });
    expect(weekOf("2026-11-25")).toEqual({ year: 2026, week: 48 });
  });

  test("are 53 in 2026 and 52 in 2025 and 2027", () => {
    expect([2025, 2026, 2027].map(weeksIn)).toEqual([52, 53, 52]);
  });

  test("know their Monday and Sunday across New Year", () => {
    expect(daysOfWeek({ year: 2026, week: 53 })).toEqual({ first: "2026-12-28", last: "2027-01-03" });
    expect(daysOfWeek({ year: 2026, week: 48 })).toEqual({ first: "2026-11-23", last: "2026-11-29" });
  });

  test("hold every day between their Monday and Sunday", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { first, last } = daysOfWeek(weekOf(day));
        expect(first <= day && day <= last && weekdayOf(first) === 1).toBe(true);
      }),
    );
  });
});

describe("week navigation", () => {
  test("wraps from 52 to 1 and back in a 52-week year", () => {
    expect(nextWeek({ year: 2025, week: 52 })).toEqual({ year: 2026, week: 1 });
    expect(previousWeek({ year: 2026, week: 1 })).toEqual({ year: 2025, week: 52 });
  });

  test("passes week 53 in a 53-week year, in both directions", () => {
    expect(nextWeek({ year: 2026, week: 52 })).toEqual({ year: 2026, week: 53 });
    expect(nextWeek({ year: 2026, week: 53 })).toEqual({ year: 2027, week: 1 });
    expect(previousWeek({ year: 2027, week: 1 })).toEqual({ year: 2026, week: 53 });
  });

  test("moves exactly seven days and can be undone", () => {
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
});

describe("a week number without a year", () => {
  test("means, for upcoming lists, the next occurrence that is not over", () => {
    expect(defaultUpcomingWeek(48, "2026-11-29")).toEqual({ year: 2026, week: 48 });
    expect(defaultUpcomingWeek(48, "2026-11-30")).toEqual({ year: 2027, week: 48 });
    expect(defaultUpcomingWeek(1, "2027-01-02")).toEqual({ year: 2027, week: 1 });
    expect(defaultUpcomingWeek(53, "2027-02-01")).toEqual({ year: 2032, week: 53 });
  });

  test("means, for past lists, the latest occurrence that has begun", () => {
    expect(defaultPastWeek(48, "2026-11-23")).toEqual({ year: 2026, week: 48 });
    expect(defaultPastWeek(48, "2026-11-22")).toEqual({ year: 2025, week: 48 });
    expect(defaultPastWeek(53, "2027-02-01")).toEqual({ year: 2026, week: 53 });
  });

  test("must be a whole number from 1 to 53", () => {
    expect([1, 52, 53].every(isWeekNumber)).toBe(true);
    expect([0, 54, 1.5, Number.NaN].some(isWeekNumber)).toBe(false);
  });
});
