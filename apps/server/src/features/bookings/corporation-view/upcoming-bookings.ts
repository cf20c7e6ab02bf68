import type { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, defaultUpcomingWeek } from "#rules/time/week.ts";
import { viewerOf } from "#server/features/bookings/booking.queries.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { rejectedBookingsOf, upcomingBookings, upcomingBookingsOfWeek } from "./booking-list.queries.ts";
import { loadBookingAnswers } from "./corporation-booking.queries.ts";

/** All upcoming bookings of the company, or those of one week; without a year the next one to come. */
export const upcoming: Handler<typeof rows.upcoming> = async ({ session, query, now, services: { db } }) => {
  const { weekNumber: week, year, department } = query;
  const listed = { corporationId: corporationOf(session).id, department };
  const bookings =
    week === undefined
      ? await upcomingBookings(db, listed, now)
      : await upcomingBookingsOfWeek(db, listed, now, daysOfWeek(weekOfYear(week, year, dayOf(now))));
  return loadBookingAnswers(db, bookings, viewerOf(session, now), "upcoming");
};

/** The company's rejected bookings that are not over. */
export const rejectedOfCompany: Handler<typeof rows.rejected> = async ({
  session,
  now,
  services: { db },
}) => {
  const bookings = await rejectedBookingsOf(db, corporationOf(session).id, now);
  return loadBookingAnswers(db, bookings, viewerOf(session, now), "upcoming");
};

function weekOfYear(week: number, year: number | undefined, today: Day) {
  return year === undefined ? defaultUpcomingWeek(week, today) : { year, week };
}
