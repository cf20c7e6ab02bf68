import { type BookingRow, lockBooking, lockBookingOfShift } from "#server/features/bookings/queries.ts";
import { lockShift, type ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import { isSent, type Side } from "#server/features/invoicing/amounts.ts";
import { lockBookings, lockSelectedShifts } from "#server/features/invoicing/queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";

export const bothSides: readonly Side[] = ["invoice", "pay"];

/** A booking with the shifts of its selected people, all locked. */
export interface SelectedShifts {
  readonly booking: BookingRow;
  readonly shifts: readonly ShiftRow[];
}

/** A booking, locked. Refuses `not_found`, and `already_sent` when one of the `sides` has gone out. */
export async function lockUnsent(tx: Tx, bookingId: number, sides: readonly Side[]): Promise<BookingRow> {
  return unsent(await lockBooking(tx, bookingId), sides);
}

/** Bookings, locked in the order of their ids. Refuses `not_found` for any of them, and `already_sent`. */
export async function lockAllUnsent(
  tx: Tx,
  bookingIds: readonly number[],
  sides: readonly Side[],
): Promise<BookingRow[]> {
  const bookings = await lockBookings(tx, bookingIds);
  if (bookings.length < new Set(bookingIds).size) throw new DomainError("not_found");
  return bookings.map((booking) => unsent(booking, sides));
}

function unsent(booking: BookingRow | undefined, sides: readonly Side[]): BookingRow {
  if (!booking) throw new DomainError("not_found");
  if (sides.some((side) => isSent(booking, side))) throw new DomainError("already_sent");
  return booking;
}

/** A selected person's shift with its booking, both locked. Refuses `not_found` and `already_sent`. */
export async function lockUnsentShift(
  tx: Tx,
  shiftId: number,
  sides: readonly Side[],
): Promise<{ booking: BookingRow; shift: ShiftRow }> {
  const booking = unsent(await lockBookingOfShift(tx, shiftId), sides);
  const shift = await lockShift(tx, shiftId);
  if (shift?.status !== "selected") throw new DomainError("not_found");
  return { booking, shift };
}

/** Bookings with their selected people, locked in two statements. Refuses `not_found` and `already_sent`. */
export async function lockSelected(
  tx: Tx,
  bookingIds: readonly number[],
  sides: readonly Side[],
): Promise<SelectedShifts[]> {
  const bookings = await lockAllUnsent(tx, bookingIds, sides);
  const shifts = await lockSelectedShifts(tx, bookingIds);
  return bookings.map((booking) => ({
    booking,
    shifts: shifts.filter(({ booking_id }) => booking_id === booking.id),
  }));
}
