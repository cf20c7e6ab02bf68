import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { type Example, eachExample } from "#tests/support/rule-book.ts";
import { asksWorkingTime, type WorkPeriod, weeklyHours, workingTimeProblems } from "./working-time.ts";

const limits = { restHours: 11, weekHours: 48 };

/** `2026-12-10 18:00 8`: a start and hours. */
function shiftFrom(text: string): WorkPeriod {
  const [day = "", time = "", hours = "0"] = text.split(" ");
  const startsAt = momentOf(day, time);
  return { startsAt, endsAt: startsAt + Number(hours.replace(",", ".")) * HOUR_MS };
}

const shiftsIn = (row: Example, column: string) => row.list(column).map(shiftFrom);

eachExample("applying", "Rest between shifts", (row) => {
  const problems = workingTimeProblems(shiftFrom(row.text("Shift")), shiftsIn(row, "Other shifts"), limits);
  expect(problems.includes("rest")).toBe(!row.yes("Enough rest"));
});

eachExample("applying", "Weekly working time", (row) => {
  const shift = shiftFrom(row.text("Shift"));
  const startsAt = shift.endsAt - row.number("Days ago") * 24 * HOUR_MS;
  const others = [{ startsAt, endsAt: startsAt, hours: row.number("Other hours") }];
  expect(weeklyHours(shift.endsAt, [...others, shift]).toFixed(2)).toBe(
    row.text("Hours a week").replace(",", "."),
  );
  expect(workingTimeProblems(shift, others, limits).includes("week")).toBe(row.yes("Too much"));
});

eachExample("applying", "Moving a booking", (row) => {
  const [before, after] = [shiftFrom(row.text("Booked")), shiftFrom(row.text("Moved to"))];
  expect(asksWorkingTime(before, after)).toBe(row.yes("Working time is asked"));
});

const period = fc
  .record({ start: fc.integer({ min: -120, max: 120 }), hours: fc.integer({ min: 1, max: 12 }) })
  .map(({ start, hours }) => ({ startsAt: start * HOUR_MS, endsAt: (start + hours) * HOUR_MS }));
const others = fc.array(period, { maxLength: 8 });

test("another shift never makes room for one", () => {
  fc.assert(
    fc.property(period, others, period, (shift, some, more) => {
      const before = workingTimeProblems(shift, some, limits);
      expect(workingTimeProblems(shift, [...some, more], limits)).toEqual(expect.arrayContaining(before));
    }),
  );
});

test("the order of the others does not matter, nor when all of them were", () => {
  fc.assert(
    fc.property(period, others, fc.integer({ min: 0, max: 50 }), (shift, some, weeks) => {
      const later = ({ startsAt, endsAt }: WorkPeriod) => ({
        startsAt: startsAt + weeks * 168 * HOUR_MS,
        endsAt: endsAt + weeks * 168 * HOUR_MS,
      });
      const rests = (one: WorkPeriod, all: WorkPeriod[]) =>
        workingTimeProblems(one, all, limits).includes("rest");
      expect(rests(shift, some.toReversed())).toBe(rests(shift, some));
      expect(rests(later(shift), some.map(later))).toBe(rests(shift, some));
    }),
  );
});

test("with the hours of rest before and after it every shift of up to 13 hours is allowed", () => {
  fc.assert(
    fc.property(period, fc.integer({ min: 11, max: 30 }), fc.integer({ min: 11, max: 30 }), (shift, a, b) => {
      const before = { startsAt: shift.startsAt - (a + 8) * HOUR_MS, endsAt: shift.startsAt - a * HOUR_MS };
      const after = { startsAt: shift.endsAt + b * HOUR_MS, endsAt: shift.endsAt + (b + 8) * HOUR_MS };
      expect(workingTimeProblems(shift, [before, after], limits)).toEqual([]);
    }),
  );
});
