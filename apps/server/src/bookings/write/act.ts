import { actOnBooking, type BookingAction } from "#rules/bookings/actions.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Actor } from "#rules/verdict.ts";
import type { Tx } from "#server/db/database.ts";
import { Refused } from "#server/refused.ts";
import { type BookingRow, updateBooking } from "#server/stores/bookings/bookings.ts";
import { countShifts } from "#server/stores/shifts/shifts.ts";
import { statusFactsOf } from "#server/views/bookings/corporation-booking.ts";

/**
 * Opens, closes, cancels, approves or rejects a locked booking. Refuses what `actOnBooking` refuses;
 * a cancelled booking is gone, so it is `not_found` (D-077).
 */
export async function act(
  tx: Tx,
  booking: BookingRow,
  action: BookingAction,
  actor: Actor,
  now: Moment,
): Promise<BookingRow> {
  const selected = await countShifts(tx, booking.id, "selected");
  const verdict = actOnBooking(action, statusFactsOf(booking, selected), actor, now);
  if (!verdict.ok) {
    throw new Refused(verdict.refusal === "booking_cancelled" ? "not_found" : verdict.refusal);
  }
  const at = new Date(now);
  return updateBooking(tx, booking.id, {
    status: verdict.status,
    updated_at: at,
    ...(action === "approve" ? { approved_at: at } : {}),
    ...(verdict.status === "cancelled" ? { cancelled_at: at } : {}),
  });
}
