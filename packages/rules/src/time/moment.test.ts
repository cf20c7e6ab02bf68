import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import {
  addDays,
  clockTimeOf,
  dayOf,
  daysBetween,
  isDay,
  minutesOf,
  momentOf,
  timeOf,
  weekdayOf,
} from "./moment.ts";

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("2000-01-01", count));
const anyMinute = fc.integer({ min: 0, max: 1439 });

eachExample("time", "Danish clock", (row) => {
  const moment = momentOf(row.day("Day"), row.text("Time"));
  expect(new Date(moment).toISOString()).toBe(row.text("World time (UTC)"));
});

eachExample("time", "Danish day", (row) => {
  const moment = Date.parse(row.text("World time (UTC)"));
  expect(dayOf(moment)).toBe(row.day("Day"));
  expect(clockTimeOf(moment)).toBe(row.text("Time"));
});

test("day and time give back the moment that they were made from, outside the skipped hour", () => {
  fc.assert(
    fc.property(anyDay, anyMinute, (day, minute) => {
      fc.pre(!(timeOf(minute).startsWith("02") && weekdayOf(day) === 7));
      const moment = momentOf(day, timeOf(minute));
      expect([dayOf(moment), clockTimeOf(moment)]).toEqual([day, timeOf(minute)]);
    }),
  );
});

eachExample("time", "Days apart", (row) => {
  const to = row.day("To");
  expect(addDays(row.day("From"), row.number("Days"))).toBe(to);
  expect(daysBetween(row.day("From"), to)).toBe(row.number("Days"));
  expect(weekdayOf(to)).toBe(row.number("Weekday of it, Monday is 1"));
});

describe("days", () => {
  test("counted forward give back the count", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -900, max: 900 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  test("must exist", () => {
    expect(isDay("2028-02-29")).toBe(true);
    for (const wrong of ["2027-02-29", "2027-13-01", "2027-1-1", "28-02-2027", "", "2027-01-01T00:00"]) {
      expect(isDay(wrong), wrong).toBe(false);
    }
  });
});

test("clock times count minutes and back", () => {
  expect(minutesOf("24:00")).toBe(1440);
  expect(timeOf(1440)).toBe("24:00");
  expect(timeOf(1500)).toBe("01:00");
  expect(timeOf(-15)).toBe("23:45");
  fc.assert(fc.property(anyMinute, (minute) => minutesOf(timeOf(minute)) === minute));
});
