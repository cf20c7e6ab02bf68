import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type WorkPeriod, workingTimeProblems } from "#rules/shifts/working-time.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { findItems, worklistParams } from "../worklist.queries.ts";

const app = testApp();
const corporation = testCorporation(app);
const LIMITS = { weekHours: 48, restHours: 11, daysOn: 6 };

/** One shift on each of some days, from an hour on, so many hours long; over midnight, too. */
const days = fc.uniqueArray(
  fc.record({
    day: fc.integer({ min: -2, max: 4 }),
    start: fc.integer({ min: 0, max: 22 }),
    hours: fc.constantFrom(2, 4, 8, 14),
  }),
  { selector: ({ day }) => day, minLength: 1, maxLength: 3 },
);

const clock = (hour: number) => `${String(hour % 24).padStart(2, "0")}:00`;
const people = new Map<number, WorkPeriod[]>();

beforeAll(async () => {
  for (const shifts of fc.sample(days, { numRuns: 40, seed: 11 })) {
    const { id } = await make.employee(app.db);
    const own: WorkPeriod[] = [];
    for (const { day, start, hours } of shifts) {
      const booking = await corporation.booking({
        date: testDay(day),
        start_time: clock(start),
        end_time: clock(start + hours),
      });
      const period = { startsAt: booking.starts_at.getTime(), endsAt: booking.ends_at.getTime() };
      if (own.some((other) => other.startsAt < period.endsAt && other.endsAt > period.startsAt)) continue;
      await corporation.shiftOn(booking.id, { employee_id: id });
      own.push(period);
    }
    people.set(id, own);
  }
});

test.each([-30, -3, 0, 20.5, 60])(
  "who lacks rest around a shift that has not started is found as the rule says, %d hours from now",
  async (hours) => {
    const now = TEST_NOW + hours * HOUR_MS;
    const rows = await findItems(
      app.db,
      worklistParams({ ...LIMITS, underFilledHours: 72, reminderDays: [] }, now),
    );
    const found = rows.filter(({ key, about }) => key === "working_time" && about[0] === "rest");
    const lacking = [...people].flatMap(([id, own]) => {
      const ahead = own.filter(({ startsAt }) => startsAt > now);
      const isShort = ahead.some((shift) =>
        workingTimeProblems(
          shift,
          own.filter((one) => one !== shift),
          LIMITS,
        ).includes("rest"),
      );
      return isShort ? [id] : [];
    });
    expect(found.map(({ employee_id }) => employee_id).toSorted()).toEqual(
      lacking.slice(0, found.length === 20 ? 20 : undefined).toSorted(),
    );
    expect(found[0]?.total ?? 0).toBe(lacking.length);
  },
);
