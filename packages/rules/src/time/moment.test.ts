import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  clockTimeOf,
  dayOf,
  daysBetween,
  isClockTime,
  isDay,
  minutesOf,
  momentOf,
  timeOf,
  weekdayOf,
} from "./moment.ts";

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("2000-01-01", count));
const anyMinute = fc.integer({ min: 0, max: 1439 });

describe("Copenhagen's clock", () => {
  test("is one hour ahead of UTC in winter and two in summer", () => {
    expect(new Date(momentOf("2026-01-15", "10:00")).toISOString()).toBe("2026-01-15T09:00:00.000Z");
    expect(new Date(momentOf("2026-07-15", "10:00")).toISOString()).toBe("2026-07-15T08:00:00.000Z");
  });

  test("takes 24:00 as midnight at the end of the day", () => {
    expect(momentOf("2026-12-31", "24:00")).toBe(momentOf("2027-01-01", "00:00"));
  });

  test("moves a time in the skipped hour an hour on, and takes the first of a repeated hour", () => {
    expect(new Date(momentOf("2027-03-28", "02:30")).toISOString()).toBe("2027-03-28T01:30:00.000Z");
    expect(new Date(momentOf("2027-10-31", "02:30")).toISOString()).toBe("2027-10-31T00:30:00.000Z");
  });

  test("has its own day around midnight", () => {
    const lateInUtc = Date.parse("2026-07-15T22:30:00Z");
    expect(dayOf(lateInUtc)).toBe("2026-07-16");
    expect(clockTimeOf(lateInUtc)).toBe("00:30");
  });

  test("gives back the day and time a moment was made from, outside the skipped hour", () => {
    fc.assert(
      fc.property(anyDay, anyMinute, (day, minute) => {
        fc.pre(!(timeOf(minute).startsWith("02") && weekdayOf(day) === 7));
        const moment = momentOf(day, timeOf(minute));
        expect([dayOf(moment), clockTimeOf(moment)]).toEqual([day, timeOf(minute)]);
      }),
    );
  });
});

describe("days", () => {
  test("cross months, years and the 29th of February", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  });

  test("are counted without regard to summer time", () => {
    expect(daysBetween("2027-03-27", "2027-03-29")).toBe(2);
    expect(daysBetween("2027-03-29", "2027-03-27")).toBe(-2);
  });

  test("counted forward give back the count", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -900, max: 900 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  test("know their weekday, Monday first", () => {
    expect(weekdayOf("2026-12-28")).toBe(1);
    expect(weekdayOf("2027-01-03")).toBe(7);
  });

  test("must exist", () => {
    expect(isDay("2028-02-29")).toBe(true);
    for (const wrong of ["2027-02-29", "2027-13-01", "2027-1-1", "28-02-2027", "", "2027-01-01T00:00"]) {
      expect(isDay(wrong), wrong).toBe(false);
    }
  });
});

describe("clock times", () => {
  test("run from 00:00 to 24:00, the hour 24 only with minutes 00", () => {
    for (const right of ["00:00", "09:05", "23:59", "24:00"]) expect(isClockTime(right), right).toBe(true);
    for (const wrong of ["24:30", "24:01", "25:00", "9:00", "10:60", "10.30", ""]) {
      expect(isClockTime(wrong), wrong).toBe(false);
    }
  });

  test("count minutes and back", () => {
    expect(minutesOf("24:00")).toBe(1440);
    expect(timeOf(1440)).toBe("24:00");
    expect(timeOf(1500)).toBe("01:00");
    expect(timeOf(-15)).toBe("23:45");
    fc.assert(fc.property(anyMinute, (minute) => minutesOf(timeOf(minute)) === minute));
  });
});
