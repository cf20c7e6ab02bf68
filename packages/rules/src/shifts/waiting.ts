import { hoursRemaining, type StatusFacts, type StoredStatus, statusOf } from "#rules/bookings/status.ts";
import { isRestOpen } from "#rules/checkout/silence.ts";
import { settledTimes, type Times } from "#rules/checkout/times.ts";
import type { SentState } from "#rules/money/readiness.ts";
import { addDays, type Day, HOUR_MS, type Moment, momentOf } from "#rules/time/moment.ts";

/** What waits for an admin, in the order in which it hurts. Rule: Groups of 'I dag', docs/rules/bookings.md. */
export const todayKeys = [
  "security",
  "shut_channels",
  "not_arrived",
  "late_sick",
  "under_filled",
  "changes_unanswered",
  "not_ready",
  "to_approve",
  "not_checked_out",
  "late_checkouts",
  "open_hours",
  "hours_to_approve",
  "invoice_questions",
  "reminders_due",
  "ready_to_invoice",
  "ready_to_pay",
  "missing_data",
  "same_cpr",
  "prepaid_too_much",
  "months_to_close",
  "penalties",
  "working_time",
  "no_permit",
  "expiring_documents",
  "new_documents",
  "new_profiles",
  "terms_missing",
  "transfers",
  "failed_deliveries",
] as const;

export type TodayKey = (typeof todayKeys)[number];

/** How long after its end an unstamped shift is a matter of reminding; afterwards it is late. */
export const LATE_CHECKOUT_HOURS = 24;

/**
 * What a booking waits for: to be approved while it has not ended and no owner of the company is asked first; for people while it is open, has free places
 * and starts within `underFilledHours`. Null for nothing. Rule: Waiting bookings, docs/rules/bookings.md.
 */
export function bookingWaits(
  facts: StatusFacts & { startsAt: Moment; places: number; waitsForOwner: boolean },
  underFilledHours: number,
  now: Moment,
): "to_approve" | "under_filled" | null {
  const status = statusOf(facts, now);
  if (status !== "open" && status !== "closed") return null;
  if (!facts.approved) return facts.waitsForOwner ? null : "to_approve";
  const left = hoursRemaining(now, facts.startsAt);
  const isNear = left > 0 && left <= underFilledHours;
  return status === "open" && isNear && facts.selected < facts.places ? "under_filled" : null;
}

/** What the shift of a selected person can wait for. */
export const shiftWaitings = [
  "not_ready",
  "not_checked_out",
  "late_checkouts",
  "open_hours",
  "hours_to_approve",
] as const satisfies readonly TodayKey[];

export type ShiftWaiting = (typeof shiftWaitings)[number];

/** The shift of somebody who is selected, with its booking. */
export interface ShiftFacts {
  bookingStatus: StoredStatus;
  /** The checkout of the whole booking is closed. */
  isCheckoutClosed: boolean;
  date: Day;
  endsAt: Moment;
  isNotMet: boolean;
  isCheckedIn: boolean;
  /** The person is asked about changed terms, and the shift has not started: there is nothing to be ready for yet. */
  isAsked?: boolean;
  /** The person has come, or is missed, which is another line: nobody waits any more for them to be ready. */
  isMissed?: boolean;
  employee: Times | null;
  company: Times | null;
  /** The part of the person's times that the company's silence has agreed. */
  undisputed: Times | null;
  invoice: SideFacts;
  pay: SideFacts;
}

/** One side of a shift's money. */
interface SideFacts {
  /** The admin's times for this side. */
  adminTimes: Times | null;
  /** The document that it stands on. */
  sent: SentState | null;
  isApproved: boolean;
}

/**
 * What a selected person's shift waits for. From the day before until its end: to be checked in, unless
 * the person is asked about changed terms or is missed. After its end, while
 * its times are open for invoice or pay: for a first stamp, which is late after 24 hours, else for an agreement; once
 * they are settled, for an admin's approval; and then for what silence has left open. Null for nothing.
 * Rule: Waiting shifts, docs/rules/bookings.md.
 */
export function shiftWaits(facts: ShiftFacts, now: Moment): ShiftWaiting | null {
  if (facts.bookingStatus === "cancelled" || facts.isNotMet) return null;
  const isUnstamped = facts.employee === null && facts.company === null;
  if (now < facts.endsAt) {
    const isNear = now >= momentOf(addDays(facts.date, -1), "00:00");
    const isElsewhere = facts.isAsked || facts.isMissed;
    return isNear && !facts.isCheckedIn && !isElsewhere && isUnstamped ? "not_ready" : null;
  }
  if (facts.isCheckoutClosed) return null;
  const isOpen = ({ sent, adminTimes }: SideFacts) =>
    sent === null && settledTimes(adminTimes, facts) === null;
  if (!isOpen(facts.invoice) && !isOpen(facts.pay)) {
    const isLeft = ({ sent, isApproved }: SideFacts) => sent === null && !isApproved;
    if (isLeft(facts.invoice) || isLeft(facts.pay)) return "hours_to_approve";
    return isRestOpen(facts, [facts.invoice.adminTimes, facts.pay.adminTimes]) ? "open_hours" : null;
  }
  if (!isUnstamped) return "open_hours";
  return now - facts.endsAt <= LATE_CHECKOUT_HOURS * HOUR_MS ? "not_checked_out" : "late_checkouts";
}
