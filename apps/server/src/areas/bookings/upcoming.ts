import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, defaultUpcomingWeek } from "#rules/time/week.ts";
import { viewerOf } from "#server/areas/own-booking.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { showBookings } from "#server/bookings/show/customer-bookings.ts";
import { upcomingBookings } from "#server/stores/bookings/booking-lists.ts";

/** All upcoming bookings of the company, or those of one week (C-542, C-543, Q-068). */
export const upcoming: Verb<typeof rows.upcoming> = async ({ session, query, now, services }) => {
  const { weekNumber: week, year } = query;
  const days =
    week === undefined
      ? undefined
      : daysOfWeek(year === undefined ? defaultUpcomingWeek(week, dayOf(now)) : { year, week });
  const bookings = await upcomingBookings(services.db, corporationOf(session).id, now, days);
  return showBookings(services.db, bookings, viewerOf(session, now), "upcoming");
};
