import { adminBookingEndpoints as rows } from "#contract/bookings/admin-endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { approve, reject } from "./decide.ts";
import { waiting } from "./waiting.ts";

/** What an admin decides on before employees hear of it. */
export const approvalRoutes: readonly Route[] = [
  route(rows.waiting, waiting),
  route(rows.approve, approve),
  route(rows.reject, reject),
];
