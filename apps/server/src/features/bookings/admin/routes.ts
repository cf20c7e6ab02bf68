import { adminBookingEndpoints as rows } from "#contract/bookings/admin-endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { upcomingCounts } from "./counts.ts";
import { list } from "./list.ts";

/** Everybody's bookings as admins overlook them. */
export const adminBookingRoutes: readonly Route[] = [
  route(rows.list, list),
  route(rows.upcomingCounts, upcomingCounts),
];
