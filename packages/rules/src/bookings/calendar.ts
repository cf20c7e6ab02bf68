import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import type { StoredStatus } from "./status.ts";

/** How a booking stands in a calendar (RFC 5545). */
export type CalendarStatus = "CONFIRMED" | "TENTATIVE" | "CANCELLED";

const DAY_MS = 24 * HOUR_MS;
const SHOWN_AFTER_END_MS = 90 * DAY_MS;
const SHOWN_AFTER_CANCELLATION_MS = 60 * DAY_MS;

/** Cancelled, waiting for approval, or settled. Rule: Calendar status, docs/rules/bookings.md. */
export function calendarStatusOf(booking: { status: StoredStatus; approved: boolean }): CalendarStatus {
  if (booking.status === "cancelled") return "CANCELLED";
  return booking.approved ? "CONFIRMED" : "TENTATIVE";
}

/**
 * How a shift stands in its employee's own calendar: only one that was once approved does, and it is cancelled once it
 * is the employee's no more. Rule: Shift in a calendar, docs/rules/bookings.md.
 */
export function shiftCalendarStatusOf(facts: {
  booking: StoredStatus;
  isSelected: boolean;
  /** Whether the employee was ever selected for it. */
  wasSelected: boolean;
}): "CONFIRMED" | "CANCELLED" | null {
  if (facts.isSelected) return facts.booking === "cancelled" ? "CANCELLED" : "CONFIRMED";
  return facts.wasSelected ? "CANCELLED" : null;
}

/**
 * What a calendar shows at `now`: bookings that ended after the first moment, and cancelled ones, so that they
 * leave every calendar, when they were cancelled after the second.
 * Rule: Calendar reach, docs/rules/bookings.md.
 */
export function calendarReach(now: Moment): { endedAfter: Moment; cancelledAfter: Moment } {
  return { endedAfter: now - SHOWN_AFTER_END_MS, cancelledAfter: now - SHOWN_AFTER_CANCELLATION_MS };
}

/**
 * The number of an entry's version: whole seconds from the booking's creation to its last change.
 * Rule: Calendar version, docs/rules/bookings.md.
 */
export function calendarSequence(createdAt: Moment, changedAt: Moment): number {
  return Math.max(0, Math.floor((changedAt - createdAt) / 1000));
}
