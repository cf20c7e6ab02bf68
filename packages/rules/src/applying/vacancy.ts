import { type BookingStatus, hoursRemaining, isBookable } from "#rules/bookings/status.ts";
import { type Day, HOUR_MS, type Moment } from "#rules/time/moment.ts";
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
 * Whether a booking takes people on now: open, approved, starting in more than 2 hours, with a place left.
 * Rule: Vacancy, docs/rules/applying.md.
 */
export function checkVacancy(booking: VacancyFacts, now: Moment): Verdict<VacancyRefusal> {
  if (booking.status === "cancelled") return refuse("booking_cancelled");
  if (booking.status === "closed") return refuse("closed");
  if (booking.status !== "open") return refuse("booking_ended");
  if (!booking.approved) return refuse("not_approved");
  if (!isBookable(now, booking.startsAt)) return refuse("not_bookable");
  return booking.selected >= booking.places ? refuse("full") : { ok: true };
}

/** When a shift takes place; `date` is the booking's, also for one that ends the next day. */
export interface ShiftTime {
  date: Day;
  startsAt: Moment;
  endsAt: Moment;
}

/**
 * Whether any of `confirmed`, the person's selected shifts elsewhere, excludes `shift`: one on the same date, or
 * overlapping in time. Rule: Conflicting shifts, docs/rules/applying.md.
 */
export function hasConflict(shift: ShiftTime, confirmed: ShiftTime[]): boolean {
  return confirmed.some(
    (other) => other.date === shift.date || (shift.startsAt < other.endsAt && other.startsAt < shift.endsAt),
  );
}

const HEAD_START_MS: Moment = HOUR_MS / 2;
const SUFFICIENT_LEAD_HOURS = 48;

/**
 * When everybody else is told of a job that `favourites` people are told of now, half an hour later. Null when
 * all are told at the same time: nobody is a favourite, or the start is 48 hours away or less.
 * Rule: Head start of favourites, docs/rules/applying.md.
 */
export function restIsToldAt(job: { startsAt: Moment; favourites: number }, now: Moment): Moment | null {
  const hasHeadStart = job.favourites > 0 && hoursRemaining(now, job.startsAt) > SUFFICIENT_LEAD_HOURS;
  return hasHeadStart ? now + HEAD_START_MS : null;
}
