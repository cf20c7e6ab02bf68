import { type BookingRow, lockBooking } from "#server/features/bookings/queries.ts";
import {
  findShift,
  findShiftOf,
  lockShift,
  type ShiftRow,
} from "#server/features/bookings/shifts/queries.ts";
import type { Tx } from "#server/platform/database/database.ts";

export interface OwnShift {
  readonly booking: BookingRow;
  readonly shift: ShiftRow;
}

/**
 * The caller's shift on a booking, both locked. `id` is the booking's; an own shift's is understood too, since
 * the two are never the same. Null when there is none.
 */
export async function lockOwnShift(tx: Tx, employeeId: number, id: number): Promise<OwnShift | null> {
  const found = (await findShiftOf(tx, id, employeeId)) ?? (await findShift(tx, id));
  if (!found || found.employee_id !== employeeId) return null;
  const booking = await lockBooking(tx, found.booking_id);
  const shift = await lockShift(tx, found.id);
  return booking && shift ? { booking, shift } : null;
}
