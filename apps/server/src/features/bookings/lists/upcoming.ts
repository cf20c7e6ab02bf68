import type { bookingEndpoints as rows } from "#contract/bookings/endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, defaultUpcomingWeek } from "#rules/time/week.ts";
import { loadBookingAnswers } from "#server/features/bookings/load.ts";
import { viewerOf } from "#server/features/bookings/queries.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { upcomingBookings } from "./queries.ts";

/** All upcoming bookings of the company, or those of one week. */
export const upcoming: Handler<typeof rows.upcoming> = async ({ session, query, now, services }) => {
  const { weekNumber: week, year } = query;
  const days =
    week === undefined
      ? undefined
      : daysOfWeek(year === undefined ? defaultUpcomingWeek(week, dayOf(now)) : { year, week });
  const bookings = await upcomingBookings(services.db, corporationOf(session).id, now, days);
  return loadBookingAnswers(services.db, bookings, viewerOf(session, now), "upcoming");
};
