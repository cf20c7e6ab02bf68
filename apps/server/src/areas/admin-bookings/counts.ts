import type { adminBookingEndpoints as rows } from "#contract/areas/admin-bookings.ts";
import type { Verb } from "#server/areas/verb.ts";
import { countedUpcomingBookings, upcomingTotals } from "#server/stores/bookings/admin-bookings.ts";
import { dayTotalsView, totalsView } from "#server/views/bookings/day-totals.ts";
import { startsBetween } from "./starts-between.ts";

/** How much is to be staffed; unless the sum alone is asked for, also day by day. */
export const upcomingCounts: Verb<typeof rows.upcomingCounts> = async ({ query, now, services }) => {
  const { searchTerm: term, startDate, endDate, status, count } = query;
  const narrowing = { term, status, ...startsBetween({ startDate, endDate }) };
  if (count === "true") return totalsView([await upcomingTotals(services.db, narrowing, now)]);
  const bookings = await countedUpcomingBookings(services.db, narrowing, now);
  return { ...totalsView(bookings), days: dayTotalsView(bookings) };
};
