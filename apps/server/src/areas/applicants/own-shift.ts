import { lockReachable } from "#server/areas/own-booking.ts";
import type { Session } from "#server/areas/verb.ts";
import type { LockedBooking } from "#server/bookings/write/fill-place.ts";
import type { Tx } from "#server/db/database.ts";
import { Refused } from "#server/refused.ts";
import { findShift, lockShiftsOfBooking, type ShiftRow } from "#server/stores/shifts/shifts.ts";

/** A shift that the caller may act on, with its booking and that booking's other shifts, all locked. */
export interface ReachedShift extends LockedBooking {
  readonly shift: ShiftRow;
}

/** Refuses `not_found` for a shift that is not there or on somebody else's booking. */
export async function lockReachableShift(tx: Tx, session: Session, id: number): Promise<ReachedShift> {
  const found = await findShift(tx, id);
  if (!found) throw new Refused("not_found");
  const booking = await lockReachable(tx, session, found.booking_id);
  const shifts = await lockShiftsOfBooking(tx, booking.id);
  const shift = shifts.find((one) => one.id === id);
  if (!shift) throw new Refused("not_found");
  return { booking, shifts, shift };
}
