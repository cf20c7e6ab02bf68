import { placeGoesWith } from "#rules/applying/select.ts";
import { canRemove } from "#rules/cancelling/leave.ts";
import type { Moment } from "#rules/time/moment.ts";
import { notifyRemoved } from "#server/features/applications/application.notifications.ts";
import { notifyCompanyOfChange } from "#server/features/bookings/agreement/agreement.notifications.ts";
import { feeOfRemoval } from "#server/features/bookings/agreement/release-after-change.ts";
import { settleChange } from "#server/features/bookings/agreement/term-change.queries.ts";
import {
  type AuthorizedShift,
  type BookingRow,
  isDoneFor,
  updateBooking,
} from "#server/features/bookings/booking.queries.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { type CorporationRow, getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { DomainError } from "#server/platform/errors.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";

/**
 * Takes a selected person off a booking. What it costs by the trade terms is fixed at this moment and stored on
 * the shift; an admin's own removal costs the company nothing. Refuses `transition`, `reason_required`, and
 * `booking_ended` once the work is done. Rules: Removing somebody; Fee for removing people, docs/rules/cancellation.md.
 */
export async function removeApplicant(
  context: MessageContext,
  { booking, shift }: AuthorizedShift,
  session: Session,
  reason: string,
): Promise<ShiftRow> {
  const { tx, now } = context;
  const verdict = canRemove({ shift: shift.status, reason });
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  if (now >= booking.ends_at.getTime()) throw new DomainError("booking_ended");

  const { asAdmin } = corporationOf(session);
  const byCorporation = isDoneFor(session, booking.corporation_id);
  const removed = await updateShift(tx, shift.id, {
    status: "removed",
    removed_at: new Date(now),
    removed_reason: reason,
    removed_by: asAdmin ? "admin" : "corporation",
    employee_checkin: null,
    arrived_at: null,
    added_place: false,
    ...feeColumns({ booking, shift }, byCorporation, { reason, now }),
  });
  await settleChange(tx, shift.id, "taken_back", now);
  const corporation = await getCorporation(tx, booking.corporation_id);
  const employee = await findEmployee(tx, shift.employee_id);
  if (employee) {
    const removal = { id: shift.id, removedAt: now };
    await notifyRemoved(context, { booking, corporation }, employee, removal);
  }
  const goes = placeGoesWith({ isAdded: shift.added_place, byOffice: !byCorporation });
  if (goes) await takePlace(context, { booking, corporation });
  return removed;
}

/** The place that was made for somebody goes; the company was told of it, and is told now. */
async function takePlace(
  context: MessageContext,
  { booking, corporation }: { booking: BookingRow; corporation: CorporationRow },
): Promise<void> {
  const smaller = await updateBooking(context.tx, booking.id, {
    number_of_staff: booking.number_of_staff - 1,
    updated_at: new Date(context.now),
  });
  await notifyCompanyOfChange(context, { booking: smaller, corporation });
}

function feeColumns(
  { booking, shift }: Pick<AuthorizedShift, "booking" | "shift">,
  byCorporation: boolean,
  { reason, now }: { reason: string; now: Moment },
) {
  const { hours, amount } = feeOfRemoval(booking, shift, now);
  return {
    cancellation_hours: byCorporation ? hours : 0,
    cancellation_fee: byCorporation ? amount : 0,
    cancellation_fee_lapsed_at: null,
    // Kept when the person applies again.
    fee_reason: byCorporation && amount > 0 ? reason : "",
    fee_at: byCorporation && amount > 0 ? new Date(now) : null,
  };
}
