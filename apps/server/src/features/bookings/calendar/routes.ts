import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { address, renew } from "./address.ts";

/** The address of a company's calendar; the calendar itself is served by `http/calendar.ts`. */
export const calendarRoutes: readonly Route[] = [
  route(corporationEndpoints.calendar, address),
  route(corporationEndpoints.renewCalendar, renew),
];
