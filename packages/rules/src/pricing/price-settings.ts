import type { Day } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { type AgreementTermKey, agreementTermKeys } from "./agreement-values.ts";
import { type BookingTermKey, bookingTermKeys } from "./term-values.ts";

/** The general fees and the wage that a form starts with, kroner an hour. */
const rateKeys = [
  "standard_fee",
  "urgent_booking_fee",
  "emergency_booking_fee",
  "head_waiter_fee",
  "hourly_wage",
] as const;
type RateKey = (typeof rateKeys)[number];

/** What 'I dag' goes by. */
const officeKeys = ["under_filled_hours"] as const;
type OfficeKey = (typeof officeKeys)[number];

/** When overdue invoices are reminded of, and what that costs. Rule: Next reminder, docs/rules/reminders.md. */
export const reminderDayKeys = [
  "first_reminder_days",
  "second_reminder_days",
  "third_reminder_days",
] as const;
export const reminderFeeKeys = ["first_reminder_fee", "second_reminder_fee", "third_reminder_fee"] as const;
type ReminderKey = (typeof reminderDayKeys)[number] | (typeof reminderFeeKeys)[number];

/** What an admin sets for everybody, each with the day that it is valid from. */
export const priceSettingKeys = [
  ...rateKeys,
  ...bookingTermKeys,
  ...agreementTermKeys,
  ...officeKeys,
  ...reminderDayKeys,
  ...reminderFeeKeys,
] as const;
export type PriceSettingKey = RateKey | BookingTermKey | AgreementTermKey | OfficeKey | ReminderKey;

/** Whether a setting is one of the three general fees. */
export function isFee(key: PriceSettingKey): boolean {
  return key === "standard_fee" || key === "urgent_booking_fee" || key === "emergency_booking_fee";
}

/** What a value counts. */
export type SettingUnit = "kroner_per_hour" | "kroner" | "hours" | "days" | "minutes" | "people" | "percent";

/** What a setting takes: from `min` to `max` in steps of `step`, in its unit. */
export interface SettingRange {
  readonly unit: SettingUnit;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const rate: SettingRange = { unit: "kroner_per_hour", min: 0, max: 99_999, step: 0.01 };
const amount: SettingRange = { unit: "kroner", min: 0, max: 999_999, step: 0.01 };
const billed: SettingRange = { unit: "hours", min: 0, max: 24, step: 0.25 };
/** As a shift keeps them. */
const removal: SettingRange = { ...billed, step: 1 };
const deadline: SettingRange = { unit: "hours", min: 0, max: 720, step: 1 };
const people: SettingRange = { unit: "people", min: 1, max: 999, step: 1 };
const percent: SettingRange = { unit: "percent", min: 0, max: 100, step: 1 };

const reminderDays: SettingRange = { unit: "days", min: 1, max: 180, step: 1 };
/** As much as the law allows. */
const reminderFee: SettingRange = { unit: "kroner", min: 0, max: 100, step: 0.01 };

/** What each setting takes. Rule: What a setting takes, docs/rules/pricing.md. */
export const settingRanges: Readonly<Record<PriceSettingKey, SettingRange>> = {
  standard_fee: rate,
  urgent_booking_fee: rate,
  emergency_booking_fee: rate,
  head_waiter_fee: rate,
  hourly_wage: rate,
  minimum_hours: billed,
  // Nothing is rounded up to steps of nothing.
  overtime_step_hours: { ...billed, min: 0.25, max: 4 },
  urgent_under_hours: deadline,
  emergency_under_hours: deadline,
  cancellation_free_over_hours: deadline,
  cancellation_hours: removal,
  late_cancellation_under_hours: deadline,
  late_cancellation_hours: removal,
  prepayment_over_staff: people,
  prepayment_percent: percent,
  instalments_over_staff: people,
  first_instalment_percent: percent,
  second_instalment_percent: percent,
  net_days: { unit: "days", min: 0, max: 90, step: 1 },
  credit_ceiling: amount,
  recruitment_fee: amount,
  unreported_recruitment_fee: amount,
  soliciting_penalty: amount,
  break_minutes: { unit: "minutes", min: 0, max: 120, step: 1 },
  break_over_hours: { unit: "hours", min: 0, max: 24, step: 0.25 },
  under_filled_hours: { ...deadline, min: 1 },
  first_reminder_days: reminderDays,
  second_reminder_days: reminderDays,
  third_reminder_days: reminderDays,
  first_reminder_fee: reminderFee,
  second_reminder_fee: reminderFee,
  third_reminder_fee: reminderFee,
};

/** Whether a setting takes `hundredths` of its unit. Rule: What a setting takes, docs/rules/pricing.md. */
export function isInRange(key: PriceSettingKey, hundredths: number): boolean {
  const { min, max, step } = settingRanges[key];
  return hundredths >= min * 100 && hundredths <= max * 100 && hundredths % Math.round(step * 100) === 0;
}

/** A value as it was set. */
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
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
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

/** A day begins one value of a setting; a withdrawn one is none. Rule: Settings with a day, docs/rules/pricing.md. */
export function isDayTaken(values: readonly SetValue[], validFrom: Day): boolean {
  return values.some((value) => !value.isWithdrawn && value.validFrom === validFrom);
}

/** Only what is not in force yet is withdrawn. Rule: Settings with a day, docs/rules/pricing.md. */
export function canWithdrawValue(
  { validFrom, isWithdrawn }: SetValue,
  today: Day,
): Verdict<"value_withdrawn" | "value_in_force"> {
  if (isWithdrawn) return refuse("value_withdrawn");
  return validFrom > today ? { ok: true } : refuse("value_in_force");
}
