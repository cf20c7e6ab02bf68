import type { WorkPeriod } from "#rules/shifts/working-time.ts";
import { addMonths, type Day, dayOf, HOUR_MS, momentOf } from "#rules/time/moment.ts";

/** In these months a student works as many hours as wished. */
const FREE_MONTHS = ["06", "07", "08"];

/** Whether a month of this first day has no limit. Rule: Hours on a student permit, docs/rules/fitness.md. */
export function isFreeMonth(month: Day): boolean {
  return FREE_MONTHS.includes(month.slice(5, 7));
}

/** The hours of a month in which somebody works as a student. */
export interface StudentMonth {
  /** Its first day. */
  readonly month: Day;
  readonly hours: number;
}

/**
 * The month of the fullest hours among those that `shift` touches, with the hours of `others`, none of them this shift;
 * null in summer alone. Rule: Hours on a student permit, docs/rules/fitness.md.
 */
export function studentMonth(shift: WorkPeriod, others: readonly WorkPeriod[]): StudentMonth | null {
  const months = [...new Set([dayOf(shift.startsAt), dayOf(shift.endsAt - 1)].map(monthOf))];
  const counted = months
    .filter((month) => !isFreeMonth(month))
    .map((month) => ({ month, hours: hoursInMonth(month, [...others, shift]) }));
  return counted.toSorted((a, b) => b.hours - a.hours)[0] ?? null;
}

/** Hours of these shifts in the month that begins on this day; of a shift over its end only its part. Rule: Hours on a student permit, docs/rules/fitness.md. */
export function hoursInMonth(month: Day, shifts: readonly WorkPeriod[]): number {
  const [from, to] = [momentOf(month, "00:00"), momentOf(addMonths(month, 1), "00:00")];
  let hours = 0;
  for (const { startsAt, endsAt, hours: agreed } of shifts) {
    const length = endsAt - startsAt;
    const inside = Math.min(endsAt, to) - Math.max(startsAt, from);
    if (inside > 0) hours += (agreed ?? length / HOUR_MS) * (inside / length);
  }
  return Math.round(hours * 100) / 100;
}

/** The first day of the month of a day. */
export function monthOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** Whether a student is over the limit in a month. Rule: Hours on a student permit, docs/rules/fitness.md. */
export function isOverStudentLimit(month: StudentMonth | null, limit: number): boolean {
  return month !== null && month.hours > limit;
}
