import type { bookingEndpoints as rows } from "#contract/bookings/endpoints.ts";
import { viewerOf } from "#server/features/bookings/access.ts";
import { showFinishedBookings } from "#server/features/bookings/serializers/finished-bookings.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { finishedBookings } from "./queries.ts";

/** Ended bookings by page, those that wait for the company first; `tab` is the caller's own word. */
export const finished: Handler<typeof rows.finished> = async ({ session, query, now, services }) => {
  const { from, ...page } = query;
  const bookings = await finishedBookings(services.db, corporationOf(session).id, now, page);
  const data = await showFinishedBookings(services.db, bookings, viewerOf(session, now), from);
  return { data, tab: from };
};
