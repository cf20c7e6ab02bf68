import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import type { AdminRow } from "#rules/bookings/labels.ts";
import { isCheckInNear } from "#rules/shifts/check-in.ts";
import type { Moment } from "#rules/time/moment.ts";

/** What the rules of labels and colours want to know of a row. */
export function rowFactsOf(booking: WireAdminBooking): AdminRow {
  return {
    status: booking.status,
    approved: booking.approved,
    waitsForOwner: booking.owner_approval?.state === "waiting",
    selected: booking.selectedShifts,
    places: booking.number_of_staff,
    urgentPeriod: booking.urgentPeriod,
  };
}

/** Whether there is anybody who could be ready. */
export function hasCheckIns({ date, selectedStaff }: WireAdminBooking, now: Moment): boolean {
  return selectedStaff.length > 0 && isCheckInNear(date, now);
}
