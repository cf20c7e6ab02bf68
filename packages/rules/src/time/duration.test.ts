import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import {
  checkoutHoursBetween,
  clockChangeHours,
  hoursBetween,
  netHours,
  shiftPeriod,
  workedTime,
} from "./duration.ts";
import { addDays, HOUR_MS, timeOf } from "./moment.ts";

const anyQuarter = fc.integer({ min: 0, max: 95 }).map((quarter) => timeOf(quarter * 15));

eachExample("time", "Hours between clock times", (row) => {
  const [from, to] = [row.text("From"), row.text("To")];
  expect(hoursBetween(from, to)).toBe(row.number("Hours booked"));
  expect(checkoutHoursBetween(from, to)).toBe(row.number("Hours at a checkout"));
});

test("the hours from one time to another and on to the first make a day", () => {
  fc.assert(
    fc.property(anyQuarter, anyQuarter, (start, end) => {
      fc.pre(start !== end);
      expect(hoursBetween(start, end) + hoursBetween(end, start)).toBe(24);
    }),
  );
});

eachExample("time", "Period of a shift", (row) => {
  const { from, to } = row.times("Booked");
  expect(shiftPeriod(row.day("Day"), from, to)).toEqual({
    startsAt: row.moment("Starts"),
    endsAt: row.moment("Ends"),
  });
});

eachExample("time", "Clock change", (row) => {
  const { from, to } = row.times("Booked");
  expect(hoursBetween(from, to)).toBe(row.number("Clock hours"));
  expect(clockChangeHours(row.day("Day"), from, to)).toBe(row.number("Hours more or less"));
});

test("the clock change is exactly what real time and clock time differ by", () => {
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

eachExample("time", "Worked time", (row) => {
  const booked = row.times("Booked");
  const stamped = row.times("Stamped");
  const period = { day: row.day("Day"), start: booked.from, end: booked.to };
  expect(workedTime(period, stamped.from, stamped.to)).toEqual({
    hours: row.number("Hours"),
    overtimeHours: row.number("Overtime"),
    clockChangeHours: row.number("Clock change"),
  });
});

test("stamped as booked is the booked hours without overtime", () => {
  fc.assert(
    fc.property(anyQuarter, anyQuarter, (start, end) => {
      const worked = workedTime({ day: "2026-12-11", start, end }, start, end);
      expect(worked).toEqual({ hours: hoursBetween(start, end), overtimeHours: 0, clockChangeHours: 0 });
    }),
  );
});

eachExample("time", "Self-paid break", (row) => {
  expect(netHours(row.number("Worked"), row.yes("Own break"))).toBe(row.number("Paid"));
});
