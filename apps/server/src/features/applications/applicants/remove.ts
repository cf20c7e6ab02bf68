import { canRemove } from "#rules/cancelling/leave.ts";
import type { Moment } from "#rules/time/moment.ts";
import { notifyRemoved } from "#server/features/applications/notifications.ts";
import { type BookingRow, isDoneFor, type ReachedShift } from "#server/features/bookings/queries.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/queries.ts";
import { getCorporation } from "#server/features/corporations/queries.ts";
import { findEmployee } from "#server/features/employees/queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { DomainError } from "#server/platform/errors.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";
import { removalFee } from "./removal-fee.ts";

/**
 * Takes a selected person off a booking. What it costs by the trade terms is fixed at this moment and stored on
 * the shift; an admin's own removal costs the company nothing. Refuses `transition`, `reason_required`, and
 * `booking_ended` once the work is done. Rules: Removing somebody; Fee for removing people, docs/rules/cancellation.md.
 */
export async function remove(
  context: MessageContext,
  { booking, shift }: ReachedShift,
  session: Session,
  reason: string,
): Promise<ShiftRow> {
  const { tx, now } = context;
  const verdict = canRemove({ shift: shift.status, reason });
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  if (now >= booking.ends_at.getTime()) throw new DomainError("booking_ended");

  const { asAdmin } = corporationOf(session);
  const removed = await updateShift(tx, shift.id, {
    status: "removed",
    removed_at: new Date(now),
    removed_reason: reason,
    removed_by: asAdmin ? "admin" : "corporation",
    employee_checkin: null,
    arrived_at: null,
    ...feeColumns(booking, isDoneFor(session, booking.corporation_id), { reason, now }),
  });
  const employee = await findEmployee(tx, shift.employee_id);
  if (employee) {
    const corporation = await getCorporation(tx, booking.corporation_id);
    const removal = { id: shift.id, removedAt: now };
    await notifyRemoved(context, { booking, corporation }, employee, removal);
  }
  return removed;
}

function feeColumns(
  booking: BookingRow,
  byCorporation: boolean,
  { reason, now }: { reason: string; now: Moment },
) {
  const { hours, amount } = removalFee(booking, now);
  return {
    cancellation_hours: byCorporation ? hours : 0,
    cancellation_fee: byCorporation ? amount : 0,
    cancellation_fee_lapsed_at: null,
    // Kept when the person applies again.
    fee_reason: byCorporation && amount > 0 ? reason : "",
    fee_at: byCorporation && amount > 0 ? new Date(now) : null,
  };
}
