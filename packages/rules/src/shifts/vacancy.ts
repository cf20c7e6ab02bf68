import { type BookingStatus, isBookable } from "#rules/bookings/status.ts";
import type { Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** The booking as somebody sees it who applies for it or is selected. */
export interface VacancyFacts {
  status: BookingStatus;
  approved: boolean;
  startsAt: Moment;
  selected: number;
  /** Number of staff asked for. */
  places: number;
}

export type VacancyRefusal =
  | "booking_cancelled"
  | "closed"
  | "booking_ended"
  | "not_approved"
  | "not_bookable"
  | "full";

/**
 * Whether a booking takes people on now: open, approved, starting in more than 2 hours (C-633, D-036), with
 * a place left (C-428).
 */
export function checkVacancy(booking: VacancyFacts, now: Moment): Verdict<VacancyRefusal> {
  if (booking.status === "cancelled") return refuse("booking_cancelled");
  if (booking.status === "closed") return refuse("closed");
  if (booking.status !== "open") return refuse("booking_ended");
  if (!booking.approved) return refuse("not_approved");
  if (!isBookable(now, booking.startsAt)) return refuse("not_bookable");
  return booking.selected >= booking.places ? refuse("full") : { ok: true };
}
