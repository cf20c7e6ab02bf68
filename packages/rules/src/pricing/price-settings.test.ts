import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import {
  canBeginOn,
  canWithdrawValue,
  isDayTaken,
  isInRange,
  priceSettingKeys,
  settingRanges,
  stateOfValue,
  valueOn,
} from "./price-settings.ts";

eachExample("pricing", "Settings with a day", (row) => {
  const values = row.list("Values from").map((text, index) => {
    const isWithdrawn = text.startsWith("~");
    return { id: index + 1, validFrom: text.replace("~", ""), isWithdrawn };
  });
  const today = row.text("Today");
  const last = values.at(-1);
  if (!last) throw new Error("no value");
  expect(valueOn(values, today)?.id ?? null).toBe(row.numberOrNull("In force"));
  expect(stateOfValue(last, values, today)).toBe(row.text("The last one is"));
  const isFree = !isDayTaken(values.slice(0, -1), last.validFrom);
  expect(isFree && canBeginOn(last.validFrom, today)).toBe(row.yes("May be set today"));
  expect(answerOf(canWithdrawValue(last, today))).toBe(row.text("May be withdrawn"));
});

const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`);

test("whatever may be set or withdrawn today, what was in force on any earlier day stays in force", () => {
  const history = fc.uniqueArray(fc.record({ validFrom: days, isWithdrawn: fc.boolean() }), {
    maxLength: 8,
    selector: ({ validFrom }) => validFrom,
  });
  fc.assert(
    fc.property(history, days, days, days, (drawn, today, earlier, validFrom) => {
      const values = drawn.map((value, index) => ({ ...value, id: index + 1 }));
      if (earlier >= today || !canBeginOn(validFrom, today) || isDayTaken(values, validFrom)) return;
      const before = valueOn(values, earlier)?.id;
      const added = { id: values.length + 1, validFrom, isWithdrawn: false };
      expect(valueOn([...values, added], earlier)?.id).toBe(before);
      const withdrawn = values.map((value) => ({
        ...value,
        isWithdrawn: value.isWithdrawn || canWithdrawValue(value, today).ok,
      }));
      expect(valueOn(withdrawn, earlier)?.id).toBe(before);
    }),
  );
});

eachExample("pricing", "What a setting takes", (row) => {
  const kinds: Record<string, (typeof priceSettingKeys)[number]> = {
    "billed hours": "minimum_hours",
    "overtime step": "overtime_step_hours",
    "hours of a removal": "cancellation_hours",
    deadline: "urgent_under_hours",
    people: "prepayment_over_staff",
    percent: "prepayment_percent",
    amount: "recruitment_fee",
    "days of credit": "net_days",
    break: "break_minutes",
    "break after": "break_over_hours",
    "hours ahead": "under_filled_hours",
    "days of a reminder": "first_reminder_days",
    "fee of a reminder": "second_reminder_fee",
  };
  const key = kinds[row.text("Setting")];
  if (!key) throw new Error("no such setting");
  expect(isInRange(key, Math.round(row.number("Value") * 100))).toBe(row.yes("Taken"));
});

test("every setting takes the ends of its range, and nothing beyond", () => {
  for (const key of priceSettingKeys) {
    const { min, max } = settingRanges[key];
    expect([isInRange(key, min * 100), isInRange(key, max * 100)]).toEqual([true, true]);
    expect([isInRange(key, min * 100 - 1), isInRange(key, max * 100 + 1)]).toEqual([false, false]);
  }
});
