import { adminBookingRoutes } from "#server/areas/admin-bookings/routes.ts";
import { applicantRoutes } from "#server/areas/applicants/routes.ts";
import { approvalRoutes } from "#server/areas/approval/routes.ts";
import { bookingRoutes } from "#server/areas/bookings/routes.ts";
import { calendarRoutes } from "#server/areas/calendar/routes.ts";
import { checkoutRoutes } from "#server/areas/checkout/routes.ts";
import { corporationRoutes } from "#server/areas/corporations/routes.ts";
import { employeeRoutes } from "#server/areas/employees/routes.ts";
import { experienceRoutes } from "#server/areas/experience/routes.ts";
import { favouriteRoutes } from "#server/areas/favourites/routes.ts";
import { invoicingRoutes } from "#server/areas/invoicing/routes.ts";
import { jobRoutes } from "#server/areas/jobs/routes.ts";
import { mailboxRoutes } from "#server/areas/mailbox/routes.ts";
import { openRoutes } from "#server/areas/open/routes.ts";
import { peopleRoutes } from "#server/areas/people/routes.ts";
import { sessionRoutes } from "#server/areas/sessions/routes.ts";
import { settingsRoutes } from "#server/areas/settings/routes.ts";
import { staffTypeRoutes } from "#server/areas/staff-types/routes.ts";
import type { Route } from "#server/areas/verb.ts";

/** Every route of the product, one list an area. */
export const allRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...corporationRoutes,
  ...employeeRoutes,
  ...experienceRoutes,
  ...openRoutes,
  ...bookingRoutes,
  ...applicantRoutes,
  ...favouriteRoutes,
  ...calendarRoutes,
  ...jobRoutes,
  ...checkoutRoutes,
  ...approvalRoutes,
  ...adminBookingRoutes,
  ...invoicingRoutes,
  ...mailboxRoutes,
  ...peopleRoutes,
  ...staffTypeRoutes,
  ...settingsRoutes,
];
