import type { WireFinishedBooking } from "#contract/bookings/entities.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import { ratingsOfShifts } from "#server/features/ratings/ratings.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Viewer } from "./corporation-booking.ts";
import { customerBookings } from "./customer-bookings.ts";
import { finishedBookingView } from "./finished-booking.ts";

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
