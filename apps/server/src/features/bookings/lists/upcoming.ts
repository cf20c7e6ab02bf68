import type { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, defaultUpcomingWeek } from "#rules/time/week.ts";
import { bookingsRead } from "#server/features/bookings/answers/load.ts";
import { viewerOf } from "#server/features/bookings/booking.queries.ts";
import { serializeBooking } from "#server/features/bookings/serializers/corporation-booking.ts";
import { DerivedAnswer, type Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { boundsOf, upcomingBookings, upcomingBookingsOfWeek } from "./booking-list.queries.ts";

/** All upcoming bookings of the company, or those of one week. */
export const upcoming: Handler<typeof rows.upcoming> = async ({ session, query, now, services, known }) => {
  const { weekNumber: week, year } = query;
  const days =
    week === undefined
      ? undefined
      : daysOfWeek(year === undefined ? defaultUpcomingWeek(week, dayOf(now)) : { year, week });
  const asked = { corporationId: corporationOf(session).id, now: new Date(now) };
  const read = await (days
    ? readOfWeek(services.db, { ...asked, ...boundsOf(days) }, known)
    : readAll(services.db, asked, known));
  return new DerivedAnswer(read, (at) =>
    read.rows().map((facts) => serializeBooking(facts, viewerOf(session, at), "upcoming")),
  );
};

const readAll = bookingsRead(upcomingBookings, (asked) => asked);
const readOfWeek = bookingsRead(upcomingBookingsOfWeek, (asked) => asked);
