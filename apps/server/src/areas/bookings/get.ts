import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { reachBooking, viewerOf } from "#server/areas/own-booking.ts";
import type { Verb } from "#server/areas/verb.ts";
import { customerBooking, showBooking } from "#server/bookings/show/customer-bookings.ts";
import { ratingsOf } from "#server/stores/shifts/ratings.ts";
import { editableBookingView, selectedOf } from "#server/views/bookings/corporation-booking.ts";
import { deprecatedBookingView } from "#server/views/bookings/deprecated-booking.ts";

/** One booking of the company; admins read everybody's (C-551). */
export const get: Verb<typeof rows.get> = async ({ session, params, now, services }) => {
  const booking = await reachBooking(services.db, session, params.id);
  return showBooking(services.db, booking, viewerOf(session, now));
};

/** The same for the edit form, with the fees of the company that it belongs to (C-552). */
export const getEditable: Verb<typeof rows.getEditable> = async ({ session, params, now, services }) => {
  const booking = await reachBooking(services.db, session, params.id);
  const facts = await customerBooking(services.db, booking);
  return editableBookingView(facts, viewerOf(session, now));
};

/** A booking with its staff's ages, ratings and registered times, for the modal of a closed one (C-541). */
export const getDeprecated: Verb<typeof rows.getDeprecated> = async ({ session, params, now, services }) => {
  const booking = await reachBooking(services.db, session, params.id);
  const facts = await customerBooking(services.db, booking);
  const people = selectedOf(facts.staff).map((shift) => shift.employee_id);
  const ratings = await ratingsOf(services.db, "employee", people);
  return deprecatedBookingView(facts, viewerOf(session, now), ratings);
};
