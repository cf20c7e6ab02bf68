import { HOUR_MS, type Moment } from "#rules/time/moment.ts";

const MIN_MS = HOUR_MS;
const AFTERWARDS_MS = 24 * HOUR_MS;
const MAX_MS = 72 * HOUR_MS;

/**
 * Until when a message about a shift is of use on a phone that is off: until the answer that it asks for is due, else
 * until the shift starts, for 24 hours once it has; at least one hour where no answer is due, at most 72.
 * Rule: Lifetime on the phone, docs/rules/people.md.
 */
export function pushUntil(facts: { startsAt: Moment; answerBy: Moment | null }, now: Moment): Moment {
  const last = now + MAX_MS;
  if (facts.answerBy !== null) return Math.min(facts.answerBy, last);
  const useful = facts.startsAt > now ? facts.startsAt : now + AFTERWARDS_MS;
  return Math.min(Math.max(useful, now + MIN_MS), last);
}
