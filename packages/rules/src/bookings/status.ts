import { HOUR_MS, type Moment } from "#rules/time/moment.ts";

/** What is stored; the rest follows from the clock and the shifts. */
export type StoredStatus = "open" | "closed" | "cancelled";

/** The documented statuses of a booking (C-414). */
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
 * The status now. After its end a booking is finished, deprecated once its check-out is closed (D-061), and
 * expired when nobody was selected for it.
 */
export function statusOf(facts: StatusFacts, now: Moment): BookingStatus {
  if (facts.status === "cancelled" || now < facts.endsAt) return facts.status;
  if (facts.selected === 0) return "expired";
  return facts.allCheckTimesApproved ? "deprecated" : "finished";
}

/** The documented lists that a booking can stand in (C-419). */
export type BookingCategory =
  | "upcoming"
  | "finished"
  | "waitingForApproval"
  | "waitingForCheckout"
  | "history"
  | "deprecated";

/**
 * The one list a booking stands in: cancelled and expired ones in the history, unapproved ones with those
 * that wait, ended ones by how far their check-out is. `allStampedOut`: the company has stamped every shift.
 */
export function categoryOf(facts: StatusFacts & { allStampedOut: boolean }, now: Moment): BookingCategory {
  const status = statusOf(facts, now);
  if (status === "cancelled" || status === "expired") return "history";
  if (!facts.approved) return "waitingForApproval";
  if (status === "deprecated") return "deprecated";
  if (status === "finished") return facts.allStampedOut ? "finished" : "waitingForCheckout";
  return "upcoming";
}

/** Hours until the start, negative when it has passed (C-392). */
export function hoursRemaining(now: Moment, startsAt: Moment): number {
  return (startsAt - now) / HOUR_MS;
}

/** Whether people can still apply and be selected: the start is more than 2 hours ahead (C-633). */
export function isBookable(now: Moment, startsAt: Moment): boolean {
  return hoursRemaining(now, startsAt) > 2;
}

/**
 * Whether the number of staff can be changed: always by an admin, otherwise on an open booking with more
 * than 72 hours left (C-268, D-070, D-071).
 */
export function canEditStaffCount(
  facts: { status: BookingStatus; startsAt: Moment; isAdmin: boolean },
  now: Moment,
): boolean {
  return facts.isAdmin || (facts.status === "open" && hoursRemaining(now, facts.startsAt) > 72);
}

/** How urgent a booking was when it was first created: under 24 or 48 hours before its start. */
export function urgentPeriodOf(firstCreatedAt: Moment, startsAt: Moment): 24 | 48 | null {
  const lead = hoursRemaining(firstCreatedAt, startsAt);
  if (lead < 24) return 24;
  return lead < 48 ? 48 : null;
}
