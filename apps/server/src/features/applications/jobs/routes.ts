import { jobEndpoints as rows } from "#contract/applications/endpoints.ts";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { apply } from "./apply.ts";
import { checkIn } from "./check-in.ts";
import { checkoutNotifications, meta } from "./counts.ts";
import { leave } from "./leave.ts";
import { booking, overview } from "./overview.ts";
import { applied, deprecated, finished, upcoming } from "./shift-lists.ts";

export const jobRoutes: readonly Route[] = [
  route(rows.overview, overview),
  route(rows.booking, booking),
  route(rows.applied, applied),
  route(rows.upcoming, upcoming),
  route(rows.finished, finished),
  route(rows.deprecated, deprecated),
  route(rows.apply, apply),
  route(rows.cancel, leave),
  route(rows.checkIn, checkIn),
  route(employeeEndpoints.meta, meta),
  route(employeeEndpoints.checkoutNotifications, checkoutNotifications),
];
