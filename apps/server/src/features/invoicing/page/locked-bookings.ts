import {
  type BookingRow,
  lockBooking,
  lockBookingOfShift,
} from "#server/features/bookings/booking.queries.ts";
import { lockShift, type ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { lockOf, type Side } from "#server/features/invoicing/amounts.ts";
import { lockBookings, lockSelectedShifts } from "#server/features/invoicing/invoicing.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";

export const bothSides: readonly Side[] = ["invoice", "pay"];

/** A booking with the shifts of its selected people, all locked. */
export interface SelectedShifts {
  readonly booking: BookingRow;
  readonly shifts: readonly ShiftRow[];
}

/** A booking, locked. Refuses `not_found`. */
export async function lockKnownBooking(tx: Tx, bookingId: number): Promise<BookingRow> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw new DomainError("not_found");
  return booking;
}

/** Bookings, locked in the order of their ids. Refuses `not_found` for any of them. */
export async function lockKnownBookings(tx: Tx, bookingIds: readonly number[]): Promise<BookingRow[]> {
  const bookings = await lockBookings(tx, bookingIds);
  if (bookings.length < new Set(bookingIds).size) throw new DomainError("not_found");
  return bookings;
}

/** A selected person's shift with its booking, both locked. Refuses `not_found`, and `already_sent` for the `sides`. */
export async function lockUnsentShift(
  tx: Tx,
  shiftId: number,
  sides: readonly Side[],
): Promise<{ booking: BookingRow; shift: ShiftRow }> {
  const booking = await lockBookingOfShift(tx, shiftId);
  const shift = await lockShift(tx, shiftId);
  if (!booking || shift?.status !== "selected") throw new DomainError("not_found");
  if (isSent(shift, sides)) throw new DomainError("already_sent");
  return { booking, shift };
}

/**
 * Bookings with those of their selected people whose `sides` are not sent, locked in two statements. Refuses
 * `not_found`, and `already_sent` where nobody is left.
 */
export async function lockUnsentShifts(
  tx: Tx,
  bookingIds: readonly number[],
  sides: readonly Side[],
): Promise<SelectedShifts[]> {
  const bookings = await lockKnownBookings(tx, bookingIds);
  const shifts = await lockSelectedShifts(tx, bookingIds);
  const open = shifts.filter((shift) => !isSent(shift, sides));
  if (shifts.length > 0 && open.length === 0) throw new DomainError("already_sent");
  return bookings.map((booking) => ({
    booking,
    shifts: open.filter(({ booking_id }) => booking_id === booking.id),
  }));
}

function isSent(shift: ShiftRow, sides: readonly Side[]): boolean {
  return sides.some((side) => lockOf(shift, side) !== null);
}
