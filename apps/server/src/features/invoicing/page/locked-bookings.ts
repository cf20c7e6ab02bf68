import type { WireAdminShift } from "#contract/invoicing/entities.ts";
import { type BookingRow, lockBooking } from "#server/features/bookings/queries.ts";
import {
  findShift,
  lockShift,
  lockShiftsOfBooking,
  type ShiftRow,
} from "#server/features/bookings/shifts/queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { adminLockTexts } from "#texts/da/admin/admin-invoice.ts";

/** What a change touches: what the company is billed, or what the employee is paid. */
export type Side = "invoice" | "pay";

export const bothSides: readonly Side[] = ["invoice", "pay"];

/** A booking with the shifts of its selected people, all locked. */
export interface SelectedShifts {
  readonly booking: BookingRow;
  readonly shifts: readonly ShiftRow[];
}

/** A booking, locked. Refuses `not_found`, and `already_sent` when one of the `sides` has gone out. */
export async function lockUnsent(tx: Tx, bookingId: number, sides: readonly Side[]): Promise<BookingRow> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw new DomainError("not_found");
  if (sides.some((side) => isSent(booking, side))) throw new DomainError("already_sent");
  return booking;
}

/** Whether a side of a booking was handed over: from the request on, queued too, it stands as it was sent. */
export function isSent(booking: BookingRow, side: Side): boolean {
  return lockOf(booking, side) !== null;
}

/** Why the sides of a booking can't be changed any more, with the sentence that says so. */
export function locksOf(booking: BookingRow): WireAdminShift["locked"] {
  const of = (side: Side) => {
    const reason = lockOf(booking, side);
    return reason && { reason, text: adminLockTexts[reason] };
  };
  return { invoice: of("invoice"), pay: of("pay") };
}

function lockOf(booking: BookingRow, side: Side): keyof typeof adminLockTexts | null {
  if (side === "invoice") {
    if (booking.billy_requested_at === null) return null;
    return booking.is_sent_to_billy ? "invoice_accepted" : "invoice_requested";
  }
  if (booking.zenegy_requested_at === null) return null;
  return booking.is_sent_to_zenegy ? "pay_accepted" : "pay_requested";
}

/** A selected person's shift with its booking, both locked. Refuses `not_found` and `already_sent`. */
export async function lockUnsentShift(
  tx: Tx,
  shiftId: number,
  sides: readonly Side[],
): Promise<{ booking: BookingRow; shift: ShiftRow }> {
  const found = await findShift(tx, shiftId);
  if (!found) throw new DomainError("not_found");
  const booking = await lockUnsent(tx, found.booking_id, sides);
  const shift = await lockShift(tx, shiftId);
  if (shift?.status !== "selected") throw new DomainError("not_found");
  return { booking, shift };
}

/** Bookings with their selected people, locked one after the other. Refuses `not_found` and `already_sent`. */
export async function lockSelected(
  tx: Tx,
  bookingIds: readonly number[],
  sides: readonly Side[],
): Promise<SelectedShifts[]> {
  const locked: SelectedShifts[] = [];
  for (const id of inLockOrder(bookingIds)) {
    const booking = await lockUnsent(tx, id, sides);
    const shifts = await lockShiftsOfBooking(tx, id);
    locked.push({ booking, shifts: shifts.filter(({ status }) => status === "selected") });
  }
  return locked;
}

/** Each id once, in the order in which everybody locks. */
export function inLockOrder(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}
