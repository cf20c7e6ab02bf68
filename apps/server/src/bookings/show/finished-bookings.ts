import type { WireFinishedBooking } from "#contract/entities/booking.ts";
import type { Db, Tx } from "#server/db/database.ts";
import type { BookingRow } from "#server/stores/bookings/bookings.ts";
import { ratingsOfShifts } from "#server/stores/shifts/ratings.ts";
import type { Viewer } from "#server/views/bookings/corporation-booking.ts";
import { finishedBookingView } from "#server/views/bookings/finished-booking.ts";
import { customerBookings } from "./customer-bookings.ts";

/** Ended bookings as their cards show them, in the order given; `from` names the list. */
export async function showFinishedBookings(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  viewer: Viewer,
  from: string,
): Promise<WireFinishedBooking[]> {
  const all = await customerBookings(db, bookings);
  const shiftIds = all.flatMap(({ staff }) => staff.map(({ id }) => id));
  const ratings = await ratingsOfShifts(db, "employee", shiftIds);
  return all.map((facts) => finishedBookingView(facts, viewer, ratings, from));
}
