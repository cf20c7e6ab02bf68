import type { bookingEndpoints as rows } from "#contract/areas/bookings.ts";
import { dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, defaultPastWeek, weekOf } from "#rules/time/week.ts";
import { viewerOf } from "#server/areas/own-booking.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { showFinishedBookings } from "#server/bookings/show/finished-bookings.ts";
import { finishedBookingsOfWeek } from "#server/stores/bookings/booking-lists.ts";

/** Ended bookings of one week: without a number the current one, without a year the latest (C-546, Q-068). */
export const finishedOfWeek: Verb<typeof rows.finishedOfWeek> = async ({ session, query, now, services }) => {
  const today = dayOf(now);
  const { weekNumber = weekOf(today).week, year } = query;
  const week = year === undefined ? defaultPastWeek(weekNumber, today) : { year, week: weekNumber };
  const { id } = corporationOf(session);
  const bookings = await finishedBookingsOfWeek(services.db, id, now, daysOfWeek(week));
  return showFinishedBookings(services.db, bookings, viewerOf(session, now), "week");
};
