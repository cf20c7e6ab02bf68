import type {
  adminBookingEndpoints as rows,
  WireDayTotals,
} from "#contract/bookings/admin-booking.endpoints.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { startsBetween } from "./admin-booking.filters.ts";
import {
  type CountedBooking,
  countedUpcomingBookings,
  countGaps,
  upcomingTotals,
} from "./admin-booking.queries.ts";

/** How much is to be staffed; unless the sum alone is asked for, also day by day. */
export const upcomingCounts: Handler<typeof rows.upcomingCounts> = async ({ query, now, services }) => {
  const { searchTerm: term, startDate, endDate, status, count } = query;
  const narrowing = { term, status, ...startsBetween({ startDate, endDate }) };
  if (count === "true") return serializeTotals([await upcomingTotals(services.db, narrowing, now)]);
  const bookings = await countedUpcomingBookings(services.db, narrowing, now);
  return { ...serializeTotals(bookings), days: serializeDayTotals(bookings) };
};

/** Of how many past bookings something is missing. */
export const oldCounts: Handler<typeof rows.oldCounts> = async ({ query, now, services }) => {
  const { searchTerm: term, startDate, endDate, status } = query;
  return countGaps(services.db, { term, status, ...startsBetween({ startDate, endDate }) }, now);
};

type Counts = Pick<CountedBooking, "places" | "selected" | "applied">;

/** The sums of many bookings. */
function serializeTotals(bookings: readonly Counts[]) {
  const sumOf = (count: keyof Counts) => bookings.reduce((sum, booking) => sum + booking[count], 0);
  return {
    totalShifts: sumOf("places"),
    selectedShifts: sumOf("selected"),
    appliedShifts: sumOf("applied"),
  };
}

/** The sums of each day that has bookings, in their order, with those bookings in short. */
function serializeDayTotals(bookings: readonly CountedBooking[]): WireDayTotals[] {
  return [...Map.groupBy(bookings, ({ date }) => date)].map(([fetch_date, ofDay]) => ({
    fetch_date,
    ...serializeTotals(ofDay),
    bookings: ofDay.map(({ id, start_time, end_time, corporation, job_title, places, selected }) => ({
      id,
      start_time,
      end_time,
      corporation,
      job_title,
      totalShifts: places,
      selectedShifts: selected,
    })),
  }));
}
