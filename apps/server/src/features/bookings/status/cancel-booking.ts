import type { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import { canReleaseAll } from "#rules/cancelling/leave.ts";
import { removePerson } from "#server/features/bookings/agreement/remove-person.ts";
import { isDoneFor, lockAuthorizedBooking, viewerOf } from "#server/features/bookings/booking.queries.ts";
import { loadBookingAnswer } from "#server/features/bookings/corporation-view/corporation-booking.queries.ts";
import { notifyBookingCancelled } from "#server/features/bookings/notifications/booking-change.notifications.ts";
import { lockShiftsOfBooking, type ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { applyAction } from "./apply-action.ts";

/**
 * Deletes a booking: it is cancelled and stands in no list. With `release` everybody selected is taken off first, with
 * one reason, each at what a removal costs now. Those selected and those who apply are notified. Refuses `has_selected`
 * without `release`, `reason_required`, `booking_started` for releasing people who are at work, and `booking_ended`.
 * Rule: Cancelling with people, docs/rules/cancellation.md.
 */
export const cancel: Handler<typeof rows.cancel> = async ({ session, params, body, now, services }) => {
  const { asAdmin } = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const before = await lockAuthorizedBooking(tx, session, params.id);
    const shifts = await lockShiftsOfBooking(tx, before.id);
    const selected = shifts.filter(({ status }) => status === "selected");
    const applied = shifts.filter(({ status }) => status === "applied");
    const release = { wanted: body.release ?? false, reason: body.reason ?? "" };
    const verdict = canReleaseAll(
      { ...release, selected: selected.length, startsAt: before.starts_at.getTime() },
      now,
    );
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    const removedBy = asAdmin ? "admin" : "corporation";
    const costs = isDoneFor(session, before.corporation_id);
    const released: ShiftRow[] = [];
    for (const shift of release.wanted ? selected : []) {
      const removal = { reason: release.reason, removedBy, costs } as const;
      released.push(await removePerson({ tx, now, services }, { booking: before, shift }, removal));
    }
    const booking = await applyAction(tx, before, "cancel", removedBy, now);
    const corporation = await getCorporation(tx, booking.corporation_id);
    const told = [...applied, ...(release.wanted ? selected : [])];
    const people = await loadEmployees(
      tx,
      told.map(({ employee_id }) => employee_id),
    );
    await notifyBookingCancelled({ tx, now, services }, { booking, corporation }, people, released);
    const event = { type: "booking.cancel", id: booking.id, booking, shifts: told } as const;
    const detail = release.wanted ? { released: selected.length } : {};
    await record({ tx, actor: actorOf(session), now }, { ...event, detail });
    return loadBookingAnswer(tx, booking, viewerOf(session, now));
  });
};
