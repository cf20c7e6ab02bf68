import type { Day, Moment } from "#rules/time/moment.ts";

/** When a shift takes place; `date` is the booking's, also for one that ends the next day. */
export interface ShiftTime {
  date: Day;
  startsAt: Moment;
  endsAt: Moment;
}

/** Whether two shifts exclude each other: the same date, or overlapping in time. */
export function isConflict(a: ShiftTime, b: ShiftTime): boolean {
  return a.date === b.date || (a.startsAt < b.endsAt && b.startsAt < a.endsAt);
}

/** Whether any of `confirmed`, the person's selected shifts elsewhere, excludes `shift`. */
export function hasConflict(shift: ShiftTime, confirmed: ShiftTime[]): boolean {
  return confirmed.some((other) => isConflict(shift, other));
}
