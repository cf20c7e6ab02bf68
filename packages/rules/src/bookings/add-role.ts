import type { Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/**
 * Whether roles can be added beside a booking. `lastEnd` is when the last booking of its order ends, or the booking itself
 * where it is by itself. Refuses `not_found` beside a deleted one, and `booking_ended` once all is over.
 * Rule: Adding a role, docs/rules/orders.md.
 */
export function canAddRole(
  { isCancelled, isOffice, lastEnd }: { isCancelled: boolean; isOffice: boolean; lastEnd: Moment },
  now: Moment,
): Verdict<"not_found" | "booking_ended"> {
  if (isCancelled) return refuse("not_found");
  return isOffice || now < lastEnd ? { ok: true } : refuse("booking_ended");
}
