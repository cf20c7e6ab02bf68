import { expect, test } from "vitest";
import { addDays } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { listHours, recordedHours } from "./hours-list.ts";

const limits = { restHours: 11, weekHours: 48, daysOn: 6 };

eachExample("time", "List of hours", (row) => {
  const found = recordedHours({
    day: row.day("Day"),
    booked: row.times("Booked"),
    stamps: { employee: row.timesOrNull("Person"), company: row.timesOrNull("Company") },
    payTimes: row.timesOrNull("Set by the office"),
    selfPaidBreak: row.yes("Unpaid break"),
  });
  expect(`${found.from}–${found.to}`).toBe(row.text("Listed"));
  expect(found.breakHours).toBe(row.number("Break"));
  expect(found.hours).toBe(row.number("Hours"));
  expect(found.basis).toBe(row.text("Whose"));
});

/** A shift of eight hours from ten o'clock. */
function shiftOn(day: string) {
  const booked = { from: "10:00", to: "18:00" };
  const stamps = { employee: null, company: null };
  return { day, ...recordedHours({ day, booked, stamps, payTimes: null, selfPaidBreak: false }) };
}

test("each shift is listed with the hours of its week, the rest before it and whether there is a day off", () => {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => shiftOn(addDays("2026-12-07", day)));
  const consents = [{ from: "2026-12-09", until: "2026-12-11" }];
  const listed = listHours([shiftOn("2026-12-16"), ...days], limits, consents);
  expect(listed.map(({ weekHours }) => weekHours)).toEqual([56, 56, 56, 56, 56, 56, 56, 8]);
  expect(listed.map(({ restBefore }) => restBefore)).toEqual([null, 16, 16, 16, 16, 16, 16, 64]);
  expect(listed.map(({ hasDayOff }) => hasDayOff)).toEqual([...Array(7).fill(false), true]);
  expect(listed.map(({ isOptedOut }) => isOptedOut).slice(1, 5)).toEqual([false, true, true, false]);
});
