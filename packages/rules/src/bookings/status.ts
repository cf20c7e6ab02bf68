import { HOUR_MS, type Moment } from "#rules/time/moment.ts";

/** What is stored; the rest follows from the clock and the shifts. */
export type StoredStatus = "open" | "closed" | "cancelled";

/** The statuses of a booking, as the wire names them. */
export type BookingStatus = StoredStatus | "expired" | "finished" | "deprecated";

/** What the status of a booking depends on. */
export interface StatusFacts {
  status: StoredStatus;
  approved: boolean;
  endsAt: Moment;
  /** The check-out is closed. */
  allCheckTimesApproved: boolean;
  /** People selected for it. */
  selected: number;
}

/**
 * The status now. After its end a booking is finished, deprecated once its check-out is closed, and expired when
 * nobody was selected for it. Rule: Status of a booking, docs/rules/bookings.md.
 */
export function statusOf(facts: StatusFacts, now: Moment): BookingStatus {
  if (facts.status === "cancelled" || now < facts.endsAt) return facts.status;
  if (facts.selected === 0) return "expired";
  return facts.allCheckTimesApproved ? "deprecated" : "finished";
}

/** Hours until the start, negative when it has passed. Rule: Hours left, docs/rules/bookings.md. */
export function hoursRemaining(now: Moment, startsAt: Moment): number {
  return (startsAt - now) / HOUR_MS;
}

/** Hours left until the start as answers give them: in quarters of an hour, rounded up. Rule: Hours left, docs/rules/bookings.md. */
export function answeredHoursRemaining(now: Moment, startsAt: Moment): number {
  return Math.ceil(hoursRemaining(now, startsAt) * 4) / 4;
}

const LEAD_HOURS = 2;

/** The latest start for which nobody can apply or be selected any more at `now`. Rule: Hours left, docs/rules/bookings.md. */
export function lastBookableStart(now: Moment): Moment {
  return now + LEAD_HOURS * HOUR_MS;
}

/**
 * Whether people can still apply and be selected: the start is more than 2 hours ahead.
 * Rule: Hours left, docs/rules/bookings.md.
 */
export function isBookable(now: Moment, startsAt: Moment): boolean {
  return startsAt > lastBookableStart(now);
}

/**
 * Whether the number of staff can be changed: always by an admin, otherwise on an open booking with more
 * than 72 hours left. Rule: Number of staff, docs/rules/bookings.md.
 */
export function canEditStaffCount(
  facts: { status: BookingStatus; startsAt: Moment; isAdmin: boolean },
  now: Moment,
): boolean {
  return facts.isAdmin || (facts.status === "open" && hoursRemaining(now, facts.startsAt) > 72);
}
