import { type BookingRow, lockBooking, lockReachable } from "#server/features/bookings/queries.ts";
import {
  findShiftOf,
  lockShift,
  lockShiftsOfBooking,
  type ShiftRow,
} from "#server/features/bookings/shifts/queries.ts";
import type { LockedShift } from "#server/features/checkout/company/stamp-for-company.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Session } from "#server/platform/sessions/session.ts";

/** A booking of the calling company and the shifts of its selected people by employee, all locked. */
export async function lockCompanyShifts(
  tx: Tx,
  session: Session,
  bookingId: number,
): Promise<{ booking: BookingRow; shifts: Map<number, ShiftRow> }> {
  const booking = await lockReachable(tx, session, bookingId);
  const all = await lockShiftsOfBooking(tx, bookingId);
  const selected = all.filter((shift) => shift.status === "selected");
  return { booking, shifts: new Map(selected.map((shift) => [shift.employee_id, shift])) };
}

/** A selected person's shift on a booking, both locked. Refuses `not_found`. */
export async function lockSelectedShift(tx: Tx, bookingId: number, employeeId: number): Promise<LockedShift> {
  const booking = await lockBooking(tx, bookingId);
  const found = booking && (await findShiftOf(tx, bookingId, employeeId));
  const shift = found && (await lockShift(tx, found.id));
  if (!booking || shift?.status !== "selected") throw new DomainError("not_found");
  return { booking, shift };
}
