import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { viewerOf } from "#server/features/bookings/access.ts";
import { lastCreatedBooking } from "#server/features/bookings/lists/queries.ts";
import { showBooking } from "#server/features/bookings/serializers/customer-bookings.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";

/** The company's last booking of a staff type, by id or title; null when there is none. */
export const lastCreated: Handler<typeof rows.lastCreated> = async ({ session, query, now, services }) => {
  const booking = await lastCreatedBooking(services.db, corporationOf(session).id, query.staff_type);
  return booking ? showBooking(services.db, booking, viewerOf(session, now)) : null;
};
