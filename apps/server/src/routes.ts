import { ownCalendarRoutes } from "#server/features/applications/calendar/address.ts";
import { addShiftCalendars } from "#server/features/applications/calendar/feed.ts";
import { applicationRoutes } from "#server/features/applications/routes.ts";
import { calendarRoutes } from "#server/features/bookings/calendar/address.ts";
import { addCalendarFiles } from "#server/features/bookings/calendar/feed.ts";
import { approvalRoutes } from "#server/features/bookings/publish/decide.ts";
import { bookingRoutes } from "#server/features/bookings/routes.ts";
import { checkoutRoutes } from "#server/features/checkout/routes.ts";
import { favouriteRoutes } from "#server/features/corporations/favourites/favourites.ts";
import { corporationRoutes } from "#server/features/corporations/routes.ts";
import { deskRoutes } from "#server/features/desk/routes.ts";
import { employeeRoutes } from "#server/features/employees/routes.ts";
import { invoicingRoutes } from "#server/features/invoicing/routes.ts";
import { messageRoutes } from "#server/features/messages/routes.ts";
import { addSmsReports } from "#server/features/messages/sms-reports.ts";
import { privacyRoutes } from "#server/features/privacy/routes.ts";
import { reputationRoutes } from "#server/features/reputation/routes.ts";
import { addAppleCallback } from "#server/features/sessions/apple-callback.ts";
import { sessionRoutes } from "#server/features/sessions/routes.ts";
import { settingsRoutes } from "#server/features/settings/routes.ts";
import type { Route } from "#server/platform/http/handler.ts";
import type { Plugin } from "#server/platform/http/server.ts";

/** Every endpoint of the product with its handler, one list a feature. */
export const allRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...reputationRoutes,
  ...corporationRoutes,
  ...employeeRoutes,
  ...bookingRoutes,
  ...favouriteRoutes,
  ...calendarRoutes,
  ...applicationRoutes,
  ...ownCalendarRoutes,
  ...checkoutRoutes,
  ...approvalRoutes,
  ...invoicingRoutes,
  ...messageRoutes,
  ...settingsRoutes,
  ...privacyRoutes,
  ...deskRoutes,
];

/** What outside programs ask for that is no call of the contract: calendar files, Apple's posted answer, reports on SMS. */
export const plugins: readonly Plugin[] = [
  addCalendarFiles,
  addShiftCalendars,
  addAppleCallback,
  addSmsReports,
];
