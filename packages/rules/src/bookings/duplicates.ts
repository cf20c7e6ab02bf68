import { shiftPeriod } from "#rules/time/duration.ts";
import type { ClockTime, Day } from "#rules/time/moment.ts";
import type { BookingStatus } from "./status.ts";

/** What two bookings of a company are compared by: whom it asks for, where, and when. */
export interface ComparedBooking {
  readonly staffType: number;
  readonly address: string;
  readonly zipCode: string;
  readonly date: Day;
  readonly start: ClockTime;
  readonly end: ClockTime;
}

/**
 * Whether a planned booking may be one that the company has already: a live one of the same job type and place whose
 * time overlaps. Cancelled and expired ones count for nothing, times that only touch do not overlap, and small and
 * capital letters and blanks tell no places apart. Rule: Perhaps booked already, docs/rules/bookings.md.
 */
export function isPerhapsDuplicate(
  planned: ComparedBooking,
  existing: ComparedBooking & { readonly status: BookingStatus },
): boolean {
  if (existing.status === "cancelled" || existing.status === "expired") return false;
  const isSameJob = planned.staffType === existing.staffType && planned.zipCode === existing.zipCode;
  if (!isSameJob || placeOf(planned.address) !== placeOf(existing.address)) return false;
  const wanted = shiftPeriod(planned.date, planned.start, planned.end);
  const booked = shiftPeriod(existing.date, existing.start, existing.end);
  return wanted.startsAt < booked.endsAt && booked.startsAt < wanted.endsAt;
}

function placeOf(address: string): string {
  return address.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
