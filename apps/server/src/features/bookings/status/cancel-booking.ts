import type { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import { lockAuthorizedBooking, viewerOf } from "#server/features/bookings/booking.queries.ts";
import { loadBookingAnswer } from "#server/features/bookings/corporation-view/corporation-booking.queries.ts";
import { notifyBookingCancelled } from "#server/features/bookings/notifications/booking-change.notifications.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { applyAction } from "./apply-action.ts";

/**
 * Deletes a booking that nobody is selected for: it is cancelled and stands in no list; those who apply
 * are notified. Refuses `has_selected`, `booking_ended`.
 */
export const cancel: Handler<typeof rows.cancel> = async ({ session, params, now, services }) => {
  const { asAdmin } = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const before = await lockAuthorizedBooking(tx, session, params.id);
    const booking = await applyAction(tx, before, "cancel", asAdmin ? "admin" : "corporation", now);
    const corporation = await getCorporation(tx, booking.corporation_id);
    const applied = await shiftsOfBookings(tx, [booking.id], ["applied"]);
    const people = await loadEmployees(
      tx,
      applied.map(({ employee_id }) => employee_id),
    );
    await notifyBookingCancelled({ tx, now, services }, { booking, corporation }, people);
    const event = { type: "booking.cancel", id: booking.id, booking, shifts: applied } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return loadBookingAnswer(tx, booking, viewerOf(session, now));
  });
};
