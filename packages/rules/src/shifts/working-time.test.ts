import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { type Example, eachExample } from "#tests/support/rule-book.ts";
import { asksWorkingTime, type WorkPeriod, weeklyHours, workingTimeProblems } from "./working-time.ts";

const limits = { restHours: 11, weekHours: 48, daysOn: 6 };

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

/** `2026-12-07 to 2026-12-12 08:00 8`: a shift on each of these days. */
function eachDayFrom(text: string): WorkPeriod[] {
  const [first = "", last = "", rest = ""] = text.split(/ to | (?=\d\d:)/);
  const days = daysBetween(first, last);
  return Array.from({ length: days + 1 }, (_, day) => shiftFrom(`${addDays(first, day)} ${rest}`));
}

eachExample("applying", "Weekly day off", (row) => {
  const problems = workingTimeProblems(
    shiftFrom(row.text("Shift")),
    row.list("Other shifts").flatMap((text) => (text.includes(" to ") ? eachDayFrom(text) : shiftFrom(text))),
    limits,
  );
  expect(problems.includes("day_off")).toBe(!row.yes("Day off"));
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

test("with a day off before and after it a shift is as free of the days around as if there were none", () => {
  const gap = fc.integer({ min: 35, max: 60 });
  fc.assert(
    fc.property(period, others, gap, gap, (shift, some, a, b) => {
      const far = some.filter(
        ({ startsAt, endsAt }) =>
          endsAt <= shift.startsAt - a * HOUR_MS || startsAt >= shift.endsAt + b * HOUR_MS,
      );
      expect(workingTimeProblems(shift, far, limits)).not.toContain("day_off");
    }),
  );
});

test("the first of a row of shifts has its day off when 24 hours of a rest of 35 lie in the seven days from it", () => {
  const row = fc.array(
    fc.record({ rest: fc.integer({ min: 8, max: 40 }), hours: fc.integer({ min: 1, max: 12 }) }),
    {
      minLength: 1,
      maxLength: 9,
    },
  );
  fc.assert(
    fc.property(row, (parts) => {
      const all: WorkPeriod[] = [];
      for (const { rest, hours } of parts) {
        const startsAt = (all.at(-1)?.endsAt ?? -rest * HOUR_MS) + rest * HOUR_MS;
        all.push({ startsAt, endsAt: startsAt + hours * HOUR_MS });
      }
      const isDayOff = ({ endsAt }: WorkPeriod, n: number) => {
        const next = all[n + 1]?.startsAt ?? Number.POSITIVE_INFINITY;
        return next - endsAt >= 35 * HOUR_MS && 168 * HOUR_MS - endsAt >= 24 * HOUR_MS;
      };
      const [first, ...others] = all as [WorkPeriod, ...WorkPeriod[]];
      expect(workingTimeProblems(first, others, limits).includes("day_off")).toBe(!all.some(isDayOff));
    }),
  );
});
