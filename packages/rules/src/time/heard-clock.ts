import type { Moment } from "./moment.ts";

/** What an answer leaves out of its moment, and how far a clock may be off before it is set right, in milliseconds. */
const WHOLE_SECOND = 1_000;
const CLOCK_TOLERANCE = 1_000;

/**
 * What a clock says once an answer of the server was heard that was written at `written`, in whole seconds, and asked
 * for `took` milliseconds ago: the clock's own `now` where that can be, else the nearest moment that can.
 * Rule: The moment that a phone sends, docs/rules/checkout.md.
 */
export function clockAfterAnswer(now: Moment, written: Moment, took: number): Moment {
  return Math.min(Math.max(now, written - CLOCK_TOLERANCE), written + WHOLE_SECOND + took + CLOCK_TOLERANCE);
}
