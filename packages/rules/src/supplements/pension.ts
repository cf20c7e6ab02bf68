import { type Ore, roundHalfUp } from "#rules/money/ore.ts";
import { addMonths, addYears, type Day } from "#rules/time/moment.ts";
import type { Pension } from "./wage-agreement.ts";

/**
 * What employer and employee pay into a pension of `pay` (wage and supplements, without holiday pay), in øre.
 * Rule: Pension, docs/rules/supplements.md.
 */
export function pensionOf(pension: Pension | null, pay: Ore): { employer: Ore; employee: Ore } {
  if (pension === null) return { employer: 0, employee: 0 };
  return {
    employer: roundHalfUp(pay * pension.employerPercent, 10_000),
    employee: roundHalfUp(pay * pension.employeePercent, 10_000),
  };
}

/**
 * Whether somebody has the pension of an agreement on the day of a shift: old enough, and so many months after the day
 * of the first shift that was worked. An unknown birthday counts as old enough. Rule: Who has a pension, docs/rules/supplements.md.
 */
export function hasPension(
  pension: Pension | null,
  person: { readonly birthday: Day | null; readonly firstWorkedOn: Day | null },
  day: Day,
): boolean {
  if (pension === null) return false;
  const { birthday, firstWorkedOn } = person;
  const isOfAge = birthday === null || addYears(birthday, pension.fromAge) <= day;
  const isSenior = addMonths(firstWorkedOn ?? day, pension.afterMonths) <= day;
  return isOfAge && isSenior;
}
