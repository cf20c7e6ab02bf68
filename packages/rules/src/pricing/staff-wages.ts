import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { type SetValue, valueOn } from "./price-settings.ts";

/** What a staff type pays from a day on, øre an hour; null where nothing of its own is set. */
export interface StaffWages {
  /** What a booking form starts with. */
  readonly defaultWage: Ore | null;
  /** What no booking may be under. */
  readonly lowestWage: Ore | null;
}

const NONE: StaffWages = { defaultWage: null, lowestWage: null };

/** What a staff type pays on a day. Rule: Wages of a staff type, docs/rules/pricing.md. */
export function wagesOn(versions: readonly (SetValue & StaffWages)[], day: Day): StaffWages {
  const { defaultWage, lowestWage } = valueOn(versions, day) ?? NONE;
  return { defaultWage, lowestWage };
}

/** What a booking form starts with where the staff type says nothing else, øre an hour. */
export interface CompanyWages {
  readonly general: Ore;
  /** Agreed with the company; null where nothing is. */
  readonly agreed: Ore | null;
}

/**
 * The hourly wage that a booking form starts with, øre: the one agreed with the company, else the staff type's own, else
 * the general one, and never under the lowest. Rule: Wages of a staff type, docs/rules/pricing.md.
 */
export function startingWage(wages: StaffWages, { general, agreed }: CompanyWages): Ore {
  return atLeastLowest(agreed ?? wages.defaultWage ?? general, wages);
}

/** `wage`, raised to the lowest where it is under it, øre. Rule: Wages of a staff type, docs/rules/pricing.md. */
export function atLeastLowest(wage: Ore, { lowestWage }: StaffWages): Ore {
  return Math.max(wage, lowestWage ?? 0);
}

/** Whether a booking may pay `wage`. Rule: Wages of a staff type, docs/rules/pricing.md. */
export function checkLowestWage(wage: Ore, { lowestWage }: StaffWages): Verdict<"wage_under_lowest"> {
  return lowestWage !== null && wage < lowestWage ? refuse("wage_under_lowest") : { ok: true };
}

/** Whether the two wages can stand together: no form starts under what it may be sent with. */
export function wagesAgree({ defaultWage, lowestWage }: StaffWages): boolean {
  return defaultWage === null || lowestWage === null || defaultWage >= lowestWage;
}
