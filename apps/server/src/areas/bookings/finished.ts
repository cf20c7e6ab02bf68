import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { viewerOf } from "#server/areas/own-booking.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { showFinishedBookings } from "#server/bookings/show/finished-bookings.ts";
import { finishedBookings } from "#server/stores/bookings/booking-lists.ts";

/** Ended bookings by page, those that wait for the company first; `tab` is the caller's own word (D-058). */
export const finished: Verb<typeof rows.finished> = async ({ session, query, now, services }) => {
  const { from, ...page } = query;
  const bookings = await finishedBookings(services.db, corporationOf(session).id, now, page);
  const data = await showFinishedBookings(services.db, bookings, viewerOf(session, now), from);
  return { data, tab: from };
};
