import type { adminBookingEndpoints as rows } from "#contract/bookings/admin-booking.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { daysOfWeek, defaultPastWeek, defaultUpcomingWeek } from "#rules/time/week.ts";
import { type Handler, ListPage, type RequestContext } from "#server/platform/http/handler.ts";
import { startsBetween } from "./admin-booking.filters.ts";
import { oldBookings, upcomingBookingsOfAll } from "./admin-booking.queries.ts";
import { loadForAdmin } from "./load-admin-bookings.ts";

/** One page of everybody's old or upcoming bookings. */
export const list: Handler<typeof rows.list> = async (call) => {
  const { query, now, services } = call;
  const { type, searchTerm: term, startDate, endDate, status, money } = query;
  const narrowing = {
    term,
    status,
    money,
    ...startsBetween({ startDate, endDate, week: weekOfQuery(call) }),
  };
  const find = type === "admin_old_bookings" ? oldBookings : upcomingBookingsOfAll;
  const found = await find(services.db, narrowing, now, query);
  const answer = {
    bookings: await loadForAdmin(services.db, found.bookings, call),
    totalBookings: found.total,
    tab: tabOf(query),
  };
  return new ListPage(answer, found.next);
};

/** Monday and Sunday of the week asked for; without a year the next one to come, or the latest that began. */
function weekOfQuery({ query, now }: RequestContext<typeof rows.list>) {
  const { type, weekNumber: week, year } = query;
  if (week === undefined) return undefined;
  if (year !== undefined) return daysOfWeek({ year, week });
  const yearOf = type === "admin_old_bookings" ? defaultPastWeek : defaultUpcomingWeek;
  return daysOfWeek(yearOf(week, dayOf(now)));
}

/** The tab that asks like this: 2 'VIS ÅBNE', 1 'VIS UGE', 0 'LISTE'. */
function tabOf({ status, weekNumber }: RequestContext<typeof rows.list>["query"]): 0 | 1 | 2 {
  if (status === "open") return 2;
  return weekNumber === undefined ? 0 : 1;
}
