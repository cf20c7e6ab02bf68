import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { actorOf } from "#server/areas/actor.ts";
import { lockReachable, viewerOf } from "#server/areas/own-booking.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { announceBooking } from "#server/bookings/announce.ts";
import { customerCorporation, showBooking } from "#server/bookings/show/customer-bookings.ts";
import { act } from "#server/bookings/write/act.ts";
import { tellBookingCancelled } from "#server/notices/booking-cancelled.ts";
import { audit } from "#server/stores/audit.ts";
import { loadEmployees } from "#server/stores/people/employees.ts";
import { shiftsOfBookings } from "#server/stores/shifts/shifts.ts";
import { inTransaction } from "#server/stores/transaction.ts";

/**
 * Deletes a booking that nobody is selected for: it is cancelled and stands in no list (D-077); those who apply
 * are told. Refuses `has_selected`, `booking_ended`.
 */
export const cancel: Verb<typeof rows.cancel> = async ({ session, params, now, services }) => {
  const { asAdmin } = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const before = await lockReachable(tx, session, params.id);
    const booking = await act(tx, before, "cancel", asAdmin ? "admin" : "corporation", now);
    const corporation = await customerCorporation(tx, booking);
    const applied = await shiftsOfBookings(tx, [booking.id], ["applied"]);
    const people = await loadEmployees(
      tx,
      applied.map(({ employee_id }) => employee_id),
    );
    await tellBookingCancelled({ tx, now, services }, { booking, corporation }, people);
    if (asAdmin) {
      const actor = actorOf(session);
      await audit(tx, { actor, action: "cancel", entity: "booking", entityId: booking.id, now });
    }
    await announceBooking(tx, booking);
    await announceBooking(
      tx,
      booking,
      people.map(({ id }) => id),
    );
    return showBooking(tx, booking, viewerOf(session, now));
  });
};
