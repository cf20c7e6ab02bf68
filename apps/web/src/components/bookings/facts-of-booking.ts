import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { OwnerState } from "#rules/bookings/owner-approval.ts";
import type { StatusFacts, StoredStatus } from "#rules/bookings/status.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import type { Moment } from "#rules/time/moment.ts";

type WireTimes = Pick<WireCorporationBooking, "date" | "start_time" | "end_time">;

/** When a booking from the wire starts and ends. */
export function periodOf({ date, start_time, end_time }: WireTimes): { startsAt: Moment; endsAt: Moment } {
  return shiftPeriod(date, start_time, end_time);
}

/** What the rules of labels and actions want to know of a booking from the wire. */
export function statusFactsOf(
  booking: WireTimes &
    Pick<
      WireCorporationBooking,
      | "status"
      | "approved"
      | "owner_approval"
      | "all_check_times_approved"
      | "selectedShifts"
      | "number_of_staff"
    >,
): StatusFacts & { startsAt: Moment; places: number; owner: OwnerState | null } {
  return {
    status: storedStatusOf(booking.status),
    approved: booking.approved,
    owner: booking.owner_approval?.state ?? null,
    ...periodOf(booking),
    allCheckTimesApproved: booking.all_check_times_approved,
    selected: booking.selectedShifts,
    places: booking.number_of_staff,
  };
}

/** A booking from the wire with all that its status summary depends on. */
export type SummarizedBooking = Parameters<typeof statusFactsOf>[0] &
  Pick<WireCorporationBooking, "appliedShifts" | "is_sent_to_billy" | "checkout">;

/** Whether somebody is missing on the booking and can still be selected. */
export function isSearching({ state }: Pick<WireCorporationBooking, "state">): boolean {
  return state.key === "choose" || state.key === "no_applicants";
}

/** The wire carries the status as it follows from the clock; what was stored is open unless it says otherwise. */
function storedStatusOf(status: WireCorporationBooking["status"]): StoredStatus {
  return status === "closed" || status === "cancelled" ? status : "open";
}
