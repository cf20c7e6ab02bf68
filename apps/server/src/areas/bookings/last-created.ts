import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { viewerOf } from "#server/areas/own-booking.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { showBooking } from "#server/bookings/show/customer-bookings.ts";
import { lastCreatedBooking } from "#server/stores/bookings/booking-lists.ts";

/** The company's last booking of a staff type, by id or title; null when there is none (C-547, C-548). */
export const lastCreated: Verb<typeof rows.lastCreated> = async ({ session, query, now, services }) => {
  const booking = await lastCreatedBooking(services.db, corporationOf(session).id, query.staff_type);
  return booking ? showBooking(services.db, booking, viewerOf(session, now)) : null;
};
