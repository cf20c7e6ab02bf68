import { addDays, addMonths, dayOf, type Moment } from "#rules/time/moment.ts";

/** Days between the letter that warns and the erasure. */
const WARNING_DAYS = 30;

/** What a profile's use says of it. */
export interface ProfileUse {
  /** The latest of sign-in, use of a session, and end of a shift or booking. */
  readonly lastActive: Moment;
  /** When its owner was last warned, null if never. */
  readonly warnedAt: Moment | null;
}

/**
 * What is to be done with a profile that nobody uses: nothing, warn its owner 30 days before the end of `months`
 * without use, or erase it 30 days after the warning at the earliest. A warning counts until the profile is used.
 * Rule: Inactive profiles, docs/rules/people.md.
 */
export function inactivityAct(
  { lastActive, warnedAt }: ProfileUse,
  months: number,
  now: Moment,
): "nothing" | "warn" | "erase" {
  const today = dayOf(now);
  const end = addMonths(dayOf(lastActive), months);
  const isWarned = warnedAt !== null && warnedAt > lastActive;
  if (!isWarned) return today >= addDays(end, -WARNING_DAYS) ? "warn" : "nothing";
  return today >= end && today >= addDays(dayOf(warnedAt), WARNING_DAYS) ? "erase" : "nothing";
}

/** The first day on which a profile that is warned today is erased. Rule: Inactive profiles, docs/rules/people.md. */
export function erasedOn(lastActive: Moment, months: number, now: Moment): string {
  const end = addMonths(dayOf(lastActive), months);
  const earliest = addDays(dayOf(now), WARNING_DAYS);
  return end > earliest ? end : earliest;
}
