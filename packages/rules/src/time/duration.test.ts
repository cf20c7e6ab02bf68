import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkoutHoursBetween, clockChangeHours, hoursBetween, shiftPeriod, workedTime } from "./duration.ts";
import { addDays, HOUR_MS, momentOf, timeOf } from "./moment.ts";

const anyQuarter = fc.integer({ min: 0, max: 95 }).map((quarter) => timeOf(quarter * 15));
const springNight = "2027-03-27";
const autumnNight = "2027-10-30";

describe("hours between two clock times", () => {
  test("are decimals with quarter hours", () => {
    expect(hoursBetween("10:15", "18:00")).toBe(7.75);
    expect(hoursBetween("10:00", "14:30")).toBe(4.5);
  });

  test("wrap over midnight when the end is at or before the start", () => {
    expect(hoursBetween("22:00", "02:00")).toBe(4);
    expect(hoursBetween("10:00", "10:00")).toBe(24);
    expect(hoursBetween("17:30", "02:00")).toBe(8.5);
  });

  test("count to midnight with 24:00 and from the next day's midnight with a start of 24:00", () => {
    expect(hoursBetween("10:00", "24:00")).toBe(14);
    expect(hoursBetween("00:00", "24:00")).toBe(24);
    expect(hoursBetween("24:00", "06:00")).toBe(6);
    expect(hoursBetween("24:00", "00:00")).toBe(24);
    expect(hoursBetween("24:00", "24:00")).toBe(24);
  });

  test("are 0 for equal times at a check-out", () => {
    expect(checkoutHoursBetween("10:00", "10:00")).toBe(0);
    expect(checkoutHoursBetween("18:00", "02:00")).toBe(8);
  });

  test("there and back again make a day", () => {
    fc.assert(
      fc.property(anyQuarter, anyQuarter, (start, end) => {
        fc.pre(start !== end);
        expect(hoursBetween(start, end) + hoursBetween(end, start)).toBe(24);
      }),
    );
  });
});

describe("the period of a shift", () => {
  test("ends the next day when it wraps", () => {
    expect(shiftPeriod("2026-12-31", "22:00", "06:00")).toEqual({
      startsAt: momentOf("2026-12-31", "22:00"),
      endsAt: momentOf("2027-01-01", "06:00"),
    });
  });

  test("starts the next day when it starts at 24:00", () => {
    expect(shiftPeriod("2026-12-31", "24:00", "06:00")).toEqual({
      startsAt: momentOf("2027-01-01", "00:00"),
      endsAt: momentOf("2027-01-01", "06:00"),
    });
  });

  test("never ends before it starts, even inside the skipped hour", () => {
    const { startsAt, endsAt } = shiftPeriod("2027-03-28", "02:30", "03:00");
    expect(endsAt).toBe(startsAt);
  });
});

describe("the clock change", () => {
  test("takes an hour from the night to 28 March 2027 and gives one to that to 31 October 2027", () => {
    expect(clockChangeHours(springNight, "22:00", "06:00")).toBe(-1);
    expect(clockChangeHours(autumnNight, "22:00", "06:00")).toBe(1);
    expect(clockChangeHours("2027-03-28", "00:00", "08:00")).toBe(-1);
  });

  test("leaves every other shift alone", () => {
    expect(clockChangeHours(springNight, "10:00", "18:00")).toBe(0);
    expect(clockChangeHours(springNight, "18:00", "02:00")).toBe(0);
    expect(clockChangeHours("2027-03-28", "03:00", "11:00")).toBe(0);
  });

  test("is exactly what real time and clock time differ by", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), anyQuarter, anyQuarter, (offset, start, end) => {
        const day = addDays("2026-01-01", offset);
        const { startsAt, endsAt } = shiftPeriod(day, start, end);
        const change = clockChangeHours(day, start, end);
        expect((endsAt - startsAt) / HOUR_MS).toBe(hoursBetween(start, end) + change);
        expect(Math.abs(change)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("worked time beside a booked period", () => {
  const booked = { day: "2026-12-11", start: "10:00", end: "18:00" };

  test("has the hours between the two stamps and what lies beyond the booked end", () => {
    expect(workedTime(booked, "10:00", "18:45")).toEqual({
      hours: 8.75,
      overtimeHours: 0.75,
      clockChangeHours: 0,
    });
    expect(workedTime(booked, "10:00", "17:00")).toEqual({ hours: 7, overtimeHours: 0, clockChangeHours: 0 });
  });

  test("counts a late start as fewer hours, not as overtime", () => {
    expect(workedTime(booked, "11:00", "18:00")).toEqual({ hours: 7, overtimeHours: 0, clockChangeHours: 0 });
  });

  test("finds the nearest check-in on either side of midnight", () => {
    const fromMidnight = { day: "2026-12-12", start: "00:00", end: "06:00" };
    expect(workedTime(fromMidnight, "23:45", "06:00")).toMatchObject({ hours: 6.25, overtimeHours: 0 });
    const overMidnight = { day: "2026-12-11", start: "23:00", end: "03:00" };
    expect(workedTime(overMidnight, "00:00", "03:30")).toMatchObject({ hours: 3.5, overtimeHours: 0.5 });
  });

  test("knows the clock change of the night that was worked", () => {
    const night = { day: springNight, start: "22:00", end: "06:00" };
    expect(workedTime(night, "22:00", "06:00").clockChangeHours).toBe(-1);
    expect(workedTime(night, "00:00", "06:00").clockChangeHours).toBe(-1);
    expect(workedTime(night, "22:00", "01:00").clockChangeHours).toBe(0);
  });

  test("is nothing for equal stamps, and the whole day where a whole day was booked", () => {
    expect(workedTime(booked, "10:00", "10:00").hours).toBe(0);
    expect(workedTime({ ...booked, end: "10:00" }, "10:00", "10:00").hours).toBe(24);
  });

  test("stamped as booked is the booked hours without overtime", () => {
    fc.assert(
      fc.property(anyQuarter, anyQuarter, (start, end) => {
        const worked = workedTime({ day: "2026-12-11", start, end }, start, end);
        expect(worked).toEqual({ hours: hoursBetween(start, end), overtimeHours: 0, clockChangeHours: 0 });
      }),
    );
  });
});
