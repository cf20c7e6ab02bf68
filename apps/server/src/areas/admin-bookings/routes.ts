import { adminBookingEndpoints as rows } from "#contract/areas/admin-bookings.ts";
import { type Route, route } from "#server/areas/verb.ts";
import { upcomingCounts } from "./counts.ts";
import { employeesExport } from "./employees-export.ts";
import { list } from "./list.ts";

/** Everybody's bookings as admins overlook them. */
export const adminBookingRoutes: readonly Route[] = [
  route(rows.list, list),
  route(rows.upcomingCounts, upcomingCounts),
  route(rows.employeesExport, employeesExport),
];
