import { type Ore, roundHalfUp } from "#rules/money/ore.ts";
import type { ClockTime } from "#rules/time/moment.ts";

/** The days that a supplement is paid on; a public holiday counts as a Sunday, whatever weekday it is. */
export const supplementDays = ["weekday", "saturday", "sunday_or_holiday"] as const;
export type SupplementDays = (typeof supplementDays)[number];

/**
 * What an hour is paid more for falling on such a day between two clock times; an end at or before the start goes
 * over midnight, and each part belongs to its own day.
 */
export interface Supplement {
  readonly days: SupplementDays;
  readonly from: ClockTime;
  readonly to: ClockTime;
  readonly unit: "kroner" | "percent";
  /** Øre per hour, or hundredths of a percent of the hourly wage. */
  readonly value: number;
}

/** Percent of the pay, in hundredths, and from when somebody has a pension: an age and months since the first shift. */
export interface Pension {
  readonly employerPercent: number;
  readonly employeePercent: number;
  readonly fromAge: number;
  readonly afterMonths: number;
}

/** Days that an agreement counts as public holidays beside those of the law, `MM-DD`. */
export const extraHolidays = ["05-01", "06-05", "12-24", "12-31"] as const;
export type ExtraHoliday = (typeof extraHolidays)[number];

/** What a version of an agreement (overenskomst) says, as a booking keeps it. Rule: Agreement of the examples, docs/rules/supplements.md. */
export interface WageAgreement {
  readonly name: string;
  /** Where several supplements fall on one minute: the highest of them, or all added. */
  readonly combine: "highest" | "added";
  readonly supplements: readonly Supplement[];
  readonly extraHolidays: readonly ExtraHoliday[];
  readonly pension: Pension | null;
}

/** What a supplement pays per hour, in øre; a percentage of the wage is rounded to the øre. Rule: Supplement of an hour, docs/rules/supplements.md. */
export function supplementRate({ unit, value }: Pick<Supplement, "unit" | "value">, hourlyWage: Ore): Ore {
  return unit === "kroner" ? value : roundHalfUp(hourlyWage * value, 10_000);
}
