import { actOnBooking, type BookingAction } from "#rules/bookings/actions.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Actor } from "#rules/verdict.ts";
import { type BookingRow, statusFactsOf, updateBooking } from "#server/features/bookings/booking.queries.ts";
import { countShifts } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";

/**
 * Opens, closes, cancels, approves or rejects a locked booking. Refuses what `actOnBooking` refuses;
 * a cancelled booking is gone, so it is `not_found`. Rule: Acting on a booking, docs/rules/bookings.md.
 */
export async function applyAction(
  tx: Tx,
  booking: BookingRow,
  action: BookingAction,
  actor: Actor,
  now: Moment,
): Promise<BookingRow> {
  const selected = await countShifts(tx, booking.id, "selected");
  const verdict = actOnBooking(action, statusFactsOf(booking, selected), actor, now);
  if (!verdict.ok) {
    throw new DomainError(verdict.refusal === "booking_cancelled" ? "not_found" : verdict.refusal);
  }
  const at = new Date(now);
  return updateBooking(tx, booking.id, {
    status: verdict.status,
    updated_at: at,
    ...(action === "approve" ? { approved_at: at } : {}),
    ...(verdict.status === "cancelled" ? { cancelled_at: at } : {}),
    ...(action === "reject" ? { rejected_at: at } : {}),
  });
}
