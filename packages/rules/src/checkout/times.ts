import type { ClockTime } from "#rules/time/moment.ts";

/** The start and end of work, as booked or as somebody stamped them. */
export interface Times {
  from: ClockTime;
  to: ClockTime;
}

/** The two sides of a checkout. */
export type Side = "employee" | "corporation";

/** Whether two sides say the same; never while one of them says nothing. */
export function isSame(a: Times | null, b: Times | null): boolean {
  return a !== null && b !== null && a.from === b.from && a.to === b.to;
}
