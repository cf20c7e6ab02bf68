import type { bookingEndpoints as rows } from "#contract/bookings/endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, defaultPastWeek, weekOf } from "#rules/time/week.ts";
import { viewerOf } from "#server/features/bookings/access.ts";
import { showFinishedBookings } from "#server/features/bookings/serializers/finished-bookings.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { finishedBookingsOfWeek } from "./queries.ts";

/** Ended bookings of one week: without a number the current one, without a year the latest. */
export const finishedOfWeek: Handler<typeof rows.finishedOfWeek> = async ({
  session,
  query,
  now,
  services,
}) => {
  const today = dayOf(now);
  const { weekNumber = weekOf(today).week, year } = query;
  const week = year === undefined ? defaultPastWeek(weekNumber, today) : { year, week: weekNumber };
  const { id } = corporationOf(session);
  const bookings = await finishedBookingsOfWeek(services.db, id, now, daysOfWeek(week));
  return showFinishedBookings(services.db, bookings, viewerOf(session, now), "week");
};
