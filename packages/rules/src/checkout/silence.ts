import { checkoutHoursBetween, timesWithin } from "#rules/time/duration.ts";
import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { agreedTimes, isSame, type StampedSides, type Times } from "./times.ts";

/** What of a shift says whether the company's silence agrees on a part of it. */
export interface SilenceFacts extends StampedSides {
  booked: Times;
  endsAt: Moment;
  /** When the person wrote these times. */
  stampedAt: Moment | null;
  isNotMet: boolean;
  /** The company has noted that the person did not come, and has not taken it back. */
  isSaidMissing: boolean;
  /** The office has set times itself, approved or sent something, or closed the checkout. */
  isWithOffice: boolean;
  /** When the company was told that its silence will count. */
  warnedAt: Moment | null;
  /** What an earlier silence has agreed, and when. */
  undisputed: Undisputed | null;
}

/** The part of a person's times that the company's silence has agreed. */
interface Undisputed extends Times {
  at: Moment;
}

/** What is to be done about a company's silence now; null while nothing is. */
export type SilenceStep = { do: "warn"; settlesAt: Moment } | { do: "settle"; times: Times };

/**
 * Reminds the company after half of `afterHours`, and agrees on the person's times within the booked ones once they
 * are over, yet never sooner than half of them after the reminder. 0 hours are never.
 * Rule: Silence of the company, docs/rules/checkout.md.
 */
export function afterSilenceOfCompany(
  facts: SilenceFacts,
  afterHours: number,
  now: Moment,
): SilenceStep | null {
  const { employee, booked, warnedAt } = facts;
  const since = silentSince(facts);
  const times = employee && timesWithin(employee, booked);
  if (afterHours === 0 || since === null || times === null) return null;
  const half = (afterHours * HOUR_MS) / 2;
  if (warnedAt === null || warnedAt < since) {
    return now >= since + half ? { do: "warn", settlesAt: now + half } : null;
  }
  return now >= Math.max(since + 2 * half, warnedAt + half) ? { do: "settle", times } : null;
}

/** Since when the company has said nothing to these times, null where it has nothing to say or has said something. */
function silentSince(facts: SilenceFacts): Moment | null {
  const { employee, company, stampedAt, endsAt, undisputed } = facts;
  if (employee === null || company !== null || stampedAt === null) return null;
  if (facts.isNotMet || facts.isSaidMissing || facts.isWithOffice) return null;
  if (undisputed !== null && stampedAt <= undisputed.at) return null;
  return Math.max(stampedAt, endsAt);
}

/**
 * What stays agreed by silence once the person has stamped anew: only less. What they add, the company is asked about.
 * Null where nothing is left of it. Rule: Own stamp after silence, docs/rules/checkout.md.
 */
export function undisputedAfterStamp(undisputed: Times, stamped: Times): Times | null {
  return timesWithin(stamped, undisputed);
}

/**
 * Hours that are still open after silence has agreed on a part: what the times of both sides, else the person's, are
 * longer than those that count; negative where they are shorter. 0 without such a part, and once the office has set
 * other times. Rule: Hours open after silence, docs/rules/checkout.md.
 */
export function openHoursAfterSilence(facts: PartFacts): number {
  const { undisputed, registered, employee } = facts;
  const due = agreedTimes(facts) ?? employee;
  if (undisputed === null || due === null || !isSame(undisputed, registered)) return 0;
  return checkoutHoursBetween(due.from, due.to) - checkoutHoursBetween(undisputed.from, undisputed.to);
}

/** One side of a shift's money, seen against what silence has agreed. */
export interface PartFacts extends StampedSides {
  undisputed: Times | null;
  /** The times that count for this side. */
  registered: Times | null;
}

/**
 * Whether hours stay open beside those that silence has agreed, on which the office bills or pays: until the sides agree
 * in time, or the office sets times of its own. Rule: Hours open after silence, docs/rules/checkout.md.
 */
export function isRestOpen(
  facts: Pick<PartFacts, "employee" | "undisputed">,
  registered: readonly (Times | null)[],
) {
  const { employee, undisputed } = facts;
  if (employee === null || undisputed === null || isSame(employee, undisputed)) return false;
  return registered.some((times) => isSame(times, undisputed));
}

/**
 * Whether the two sides still have to agree on the rest, so that neither is locked by what was approved or sent.
 * Rule: Hours open after silence, docs/rules/checkout.md.
 */
export function isPartOpen(facts: PartFacts): boolean {
  const { undisputed, registered, employee } = facts;
  if (undisputed === null || !isSame(undisputed, registered) || agreedTimes(facts) !== null) return false;
  return employee !== null && !isSame(employee, undisputed);
}
