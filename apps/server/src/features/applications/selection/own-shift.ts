import { lockReachable } from "#server/features/bookings/queries.ts";
import { findShift, lockShiftsOfBooking, type ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import type { LockedBooking } from "./fill-place.ts";

/** A shift that the caller may act on, with its booking and that booking's other shifts, all locked. */
export interface ReachedShift extends LockedBooking {
  readonly shift: ShiftRow;
}

/** Refuses `not_found` for a shift that is not there or on somebody else's booking. */
export async function lockReachableShift(tx: Tx, session: Session, id: number): Promise<ReachedShift> {
  const found = await findShift(tx, id);
  if (!found) throw new DomainError("not_found");
  const booking = await lockReachable(tx, session, found.booking_id);
  const shifts = await lockShiftsOfBooking(tx, booking.id);
  const shift = shifts.find((one) => one.id === id);
  if (!shift) throw new DomainError("not_found");
  return { booking, shifts, shift };
}
