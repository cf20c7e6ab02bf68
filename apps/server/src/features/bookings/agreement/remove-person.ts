import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { feeLeftOnShift } from "./removal-fee.ts";
import { agreedPeriodOf, settleChange } from "./term-change.queries.ts";

/** Who takes somebody off, why, and whether it costs the company: not where the office does it by itself. */
interface Removal {
  readonly reason: string;
  readonly removedBy: "admin" | "corporation";
  readonly costs: boolean;
}

/**
 * Takes a selected person off a booking, both locked. What it costs by the trade terms is fixed at this moment and
 * stored on the shift, with what it earns the person. Rules: Fee for removing people; Pay for a late removal,
 * docs/rules/cancellation.md; Fee after a change, docs/rules/agreement.md.
 */
export async function removePerson(
  context: MessageContext,
  { booking, shift }: { readonly booking: BookingRow; readonly shift: ShiftRow },
  { reason, removedBy, costs }: Removal,
): Promise<ShiftRow> {
  const { tx, now } = context;
  const agreed = await agreedPeriodOf(tx, shift.id);
  await settleChange(tx, shift.id, "taken_back", now);
  const fee = feeLeftOnShift(context, { booking, shift }, { at: now, costs, reason });
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
    ...fee,
    ...(fee.cancellation_fee > 0 ? agreed : {}),
  });
}
