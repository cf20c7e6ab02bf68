import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "#rules/time/moment.ts";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canRemindOn, canWithdrawReminder, feeOwed, nextReminder } from "./next-reminder.ts";

const settings = { days: [7, 17, 27], fees: [0, 100_00, 100_00] };

eachExample("reminders", "Next reminder", (row) => {
  const facts = {
    dueDate: row.textOrNull("Due"),
    open: row.ore("Open"),
    sent: row.list("Sent"),
    hasOpenQuestion: row.yes("Question waits"),
  };
  const next = nextReminder(facts, settings, row.day("Today"));
  const answer = next.step === null ? next.why.replaceAll("_", " ") : String(next.step);
  expect(answer).toBe(row.text("Reminder"));
  expect(next.step === null ? null : next.fee).toBe(row.oreOrNull("Fee"));
  expect(next.step !== null && next.isHeld).toBe(row.yes("Held back"));
});

eachExample("reminders", "Days of the reminders", (row) => {
  expect(canRemindOn(row.list("Days").map(Number))).toBe(row.yes("Taken"));
});

eachExample("reminders", "Fee of a reminder", (row) => {
  const reminder = { fee: row.ore("Fee"), isWaived: row.yes("Waived"), isWithdrawn: row.yes("Withdrawn") };
  expect(feeOwed(reminder)).toBe(row.ore("Owed"));
  expect(answerOf(canWithdrawReminder(row.yes("Later ones stand")))).toBe(row.text("May be withdrawn"));
});

const dueDate = "2026-11-01";
const steps = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 10, max: 40 }), fc.integer({ min: 10, max: 40 }))
  .map(([first, second, third]) => [first, first + second, first + second + third]);

test("whoever sends what is due on whatever days sends at most three, ten days apart, none before its day", () => {
  const looked = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 30 });
  fc.assert(
    fc.property(steps, looked, (days, offsets) => {
      expect(canRemindOn(days)).toBe(true);
      const sent: string[] = [];
      for (const offset of offsets.toSorted((a, b) => a - b)) {
        const today = addDays(dueDate, offset);
        const facts = { dueDate, open: 1, sent, hasOpenQuestion: false };
        const next = nextReminder(facts, { days, fees: [0, 1, 2] }, today);
        if (next.step === null) continue;
        expect(next).toEqual({ step: sent.length + 1, fee: sent.length, isHeld: false });
        expect(offset).toBeGreaterThanOrEqual(days[sent.length] ?? Infinity);
        sent.push(today);
      }
      expect(sent.length).toBeLessThanOrEqual(3);
      sent.reduce((before, day) => {
        expect(daysBetween(before, day)).toBeGreaterThanOrEqual(10);
        return day;
      }, "2000-01-01");
    }),
  );
});

test("of what is paid nothing is due, whatever was sent", () => {
  const sent = fc.array(
    fc.integer({ min: 0, max: 60 }).map((day) => addDays(dueDate, day)),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(steps, sent, fc.integer({ min: -500, max: 0 }), (days, before, open) => {
      const facts = { dueDate, open, sent: before, hasOpenQuestion: false };
      const next = nextReminder(facts, { days, fees: [] }, "2027-06-01");
      expect(next).toEqual({ step: null, why: "paid" });
    }),
  );
});
