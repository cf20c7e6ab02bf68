import type { Day } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** What an admin sets for everybody, each with the day that it is valid from. */
export const priceSettingKeys = [
  "standard_fee",
  "urgent_booking_fee",
  "emergency_booking_fee",
  "hourly_wage",
  "credit_ceiling",
] as const;
export type PriceSettingKey = (typeof priceSettingKeys)[number];

/** Whether a setting is one of the general fees. */
export function isFee(key: PriceSettingKey): boolean {
  return key.endsWith("_fee");
}

/** A value as it was set; among values from the same day the one that was set last counts. */
export interface SetValue {
  readonly id: number;
  readonly validFrom: Day;
  readonly isWithdrawn: boolean;
}

/** Whether a value holds today, held earlier, will hold, or was withdrawn. */
export type ValueState = "current" | "past" | "future" | "withdrawn";

/** The value that is in force on `day`, undefined before the first. Rule: Settings with a day, docs/rules/pricing.md. */
export function valueOn<Value extends SetValue>(values: readonly Value[], day: Day): Value | undefined {
  return values
    .filter(({ validFrom, isWithdrawn }) => !isWithdrawn && validFrom <= day)
    .toSorted((a, b) => (a.validFrom === b.validFrom ? b.id - a.id : a.validFrom < b.validFrom ? 1 : -1))[0];
}

/** What a value among all of its setting is on `today`. */
export function stateOfValue(value: SetValue, values: readonly SetValue[], today: Day): ValueState {
  if (value.isWithdrawn) return "withdrawn";
  if (value.validFrom > today) return "future";
  return valueOn(values, today)?.id === value.id ? "current" : "past";
}

/** A value begins today or later: what was in force stays as it was. Rule: Settings with a day, docs/rules/pricing.md. */
export function canBeginOn(validFrom: Day, today: Day): boolean {
  return validFrom >= today;
}

/** Only what is not in force yet is withdrawn. Rule: Settings with a day, docs/rules/pricing.md. */
export function canWithdrawValue(
  { validFrom, isWithdrawn }: SetValue,
  today: Day,
): Verdict<"value_withdrawn" | "value_in_force"> {
  if (isWithdrawn) return refuse("value_withdrawn");
  return validFrom > today ? { ok: true } : refuse("value_in_force");
}
