import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { feeOfRemoval } from "./release-after-change.ts";
import { settleChange } from "./term-change.queries.ts";

/** Who takes somebody off, why, and whether it costs the company: not where the office does it by itself. */
interface Removal {
  readonly reason: string;
  readonly removedBy: "admin" | "corporation";
  readonly costs: boolean;
}

/**
 * Takes a selected person off a booking, both locked. What it costs by the trade terms is fixed at this moment and
 * stored on the shift. Rules: Fee for removing people, docs/rules/cancellation.md; Fee after a change, docs/rules/agreement.md.
 */
export async function removePerson(
  tx: Tx,
  { booking, shift }: { readonly booking: BookingRow; readonly shift: ShiftRow },
  { reason, removedBy, costs }: Removal,
  now: Moment,
): Promise<ShiftRow> {
  const fee = feeOfRemoval(booking, shift, now);
  const isBilled = costs && fee.amount > 0;
  await settleChange(tx, shift.id, "taken_back", now);
  return updateShift(tx, shift.id, {
    status: "removed",
    removed_at: new Date(now),
    removed_reason: reason,
    removed_by: removedBy,
    employee_checkin: null,
    arrived_at: null,
    on_my_way_at: null,
    delay_minutes: null,
    added_place: false,
    cancellation_hours: costs ? fee.hours : 0,
    cancellation_fee: costs ? fee.amount : 0,
    cancellation_fee_lapsed_at: null,
    // Kept when the person applies again.
    fee_reason: isBilled ? reason : "",
    fee_at: isBilled ? new Date(now) : null,
  });
}
