import { placeGoesWith } from "#rules/applying/select.ts";
import { canRemove } from "#rules/cancelling/leave.ts";
import { notifyRemoved } from "#server/features/applications/application.notifications.ts";
import { notifyCompanyOfChange } from "#server/features/bookings/agreement/agreement.notifications.ts";
import { removePerson } from "#server/features/bookings/agreement/remove-person.ts";
import {
  type AuthorizedShift,
  type BookingRow,
  isDoneFor,
  updateBooking,
} from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { type CorporationRow, getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { DomainError } from "#server/platform/errors.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";

/**
 * Takes a selected person off a booking. What it costs by the trade terms is fixed at this moment and stored on
 * the shift; an admin's own removal costs the company nothing. Refuses `transition`, `reason_required`, and
 * `removal_started` from the start on. Rules: Removing somebody; Fee for removing people, docs/rules/cancellation.md.
 */
export async function removeApplicant(
  context: MessageContext,
  { booking, shift }: AuthorizedShift,
  session: Session,
  reason: string,
): Promise<ShiftRow> {
  const { tx, now } = context;
  const verdict = canRemove({ shift: shift.status, reason, startsAt: booking.starts_at.getTime() }, now);
  if (!verdict.ok) throw new DomainError(verdict.refusal);

  const { asAdmin } = corporationOf(session);
  const byCorporation = isDoneFor(session, booking.corporation_id);
  const removal = { reason, removedBy: asAdmin ? "admin" : "corporation", costs: byCorporation } as const;
  const removed = await removePerson(context, { booking, shift }, removal);
  const corporation = await getCorporation(tx, booking.corporation_id);
  const employee = await findEmployee(tx, shift.employee_id);
  if (employee) {
    await notifyRemoved(context, { booking, corporation }, employee, removed);
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
