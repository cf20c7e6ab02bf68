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

/** On which of twelve days somebody works, early or late. */
const rows = fc.array(fc.constantFrom("early", "late", "early", "late", "free"), {
  minLength: 12,
  maxLength: 12,
});
const TIMES = {
  early: { start_time: "08:00", end_time: "16:00" },
  late: { start_time: "13:00", end_time: "21:00" },
};
const people = new Map<number, WorkPeriod[]>();

beforeAll(async () => {
  for (const days of fc.sample(rows, { numRuns: 18, seed: 7 })) {
    const { id } = await make.employee(app.db);
    const own: WorkPeriod[] = [];
    for (const [day, when] of days.entries()) {
      if (when === "free") continue;
      const booking = await corporation.booking({ date: testDay(day - 6), ...TIMES[when] });
      await corporation.shiftOn(booking.id, { employee_id: id });
      own.push({ startsAt: booking.starts_at.getTime(), endsAt: booking.ends_at.getTime() });
    }
    people.set(id, own);
  }
});

test.each([-60, 0, 30, 130, 300])(
  "who has no day off around a shift that has not started is found as the rule says, %d hours from now",
  async (hours) => {
    const now = TEST_NOW + hours * HOUR_MS;
    const items = await findItems(
      app.db,
      worklistParams({ ...LIMITS, underFilledHours: 72, reminderDays: [] }, now),
    );
    const found = items.filter(({ key, about }) => key === "working_time" && about[0] === "day_off");
    const tired = [...people].flatMap(([id, own]) => {
      const isTired = (shift: WorkPeriod) =>
        workingTimeProblems(
          shift,
          own.filter((one) => one !== shift),
          LIMITS,
        ).includes("day_off");
      return own.some((shift) => shift.startsAt > now && isTired(shift)) ? [id] : [];
    });
    expect(found.map(({ employee_id }) => employee_id).toSorted()).toEqual(tired.toSorted());
    expect(tired.length > 0).toBe(hours < 100);
  },
);
