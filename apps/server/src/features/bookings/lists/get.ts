import type { bookingEndpoints as rows } from "#contract/bookings/endpoints.ts";
import { reachBooking, viewerOf } from "#server/features/bookings/access.ts";
import {
  editableBookingView,
  selectedOf,
} from "#server/features/bookings/serializers/corporation-booking.ts";
import { customerBooking, showBooking } from "#server/features/bookings/serializers/customer-bookings.ts";
import { deprecatedBookingView } from "#server/features/bookings/serializers/deprecated-booking.ts";
import { ratingsOf } from "#server/features/ratings/ratings.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/** One booking of the company; admins read everybody's. */
export const get: Handler<typeof rows.get> = async ({ session, params, now, services }) => {
  const booking = await reachBooking(services.db, session, params.id);
  return showBooking(services.db, booking, viewerOf(session, now));
};

/** The same for the edit form, with the fees of the company that it belongs to. */
export const getEditable: Handler<typeof rows.getEditable> = async ({ session, params, now, services }) => {
  const booking = await reachBooking(services.db, session, params.id);
  const facts = await customerBooking(services.db, booking);
  return editableBookingView(facts, viewerOf(session, now));
};

/** A booking with its staff's ages, ratings and registered times, for the modal of a closed one. */
export const getDeprecated: Handler<typeof rows.getDeprecated> = async ({
  session,
  params,
  now,
  services,
}) => {
  const booking = await reachBooking(services.db, session, params.id);
  const facts = await customerBooking(services.db, booking);
  const people = selectedOf(facts.staff).map((shift) => shift.employee_id);
  const ratings = await ratingsOf(services.db, "employee", people);
  return deprecatedBookingView(facts, viewerOf(session, now), ratings);
};
