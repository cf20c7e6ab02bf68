import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
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
      "status" | "approved" | "all_check_times_approved" | "selectedShifts" | "number_of_staff"
    >,
): StatusFacts & { places: number } {
  return {
    status: storedStatusOf(booking.status),
    approved: booking.approved,
    endsAt: periodOf(booking).endsAt,
    allCheckTimesApproved: booking.all_check_times_approved,
    selected: booking.selectedShifts,
    places: booking.number_of_staff,
  };
}

/** The wire carries the status as it follows from the clock; what was stored is open unless it says otherwise. */
function storedStatusOf(status: WireCorporationBooking["status"]): StoredStatus {
  return status === "closed" || status === "cancelled" ? status : "open";
}
