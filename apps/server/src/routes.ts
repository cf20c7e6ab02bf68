import { applicationRoutes } from "#server/features/applications/application.routes.ts";
import {
  addShiftCalendars,
  ownCalendarRoutes,
} from "#server/features/applications/calendar/shift-calendar.ts";
import { undoDeactivation } from "#server/features/applications/undo-deactivation.ts";
import { auditLogRoutes } from "#server/features/audit-log/audit-log.routes.ts";
import { bookingRoutes } from "#server/features/bookings/booking.routes.ts";
import { calendarRoutes } from "#server/features/bookings/calendar/calendar-address.ts";
import { addCalendarFiles } from "#server/features/bookings/calendar/calendar-feed.ts";
import { historyRoutes } from "#server/features/bookings/history/history.ts";
import { approvalRoutes } from "#server/features/bookings/status/decide-booking.ts";
import { undoDecision } from "#server/features/bookings/status/undo-decision.ts";
import { broadcastRoutes } from "#server/features/broadcasts/broadcasts.routes.ts";
import { checkoutRoutes } from "#server/features/checkout/checkout.routes.ts";
import { corporationRoutes } from "#server/features/corporations/corporation.routes.ts";
import { departmentRoutes } from "#server/features/corporations/departments/departments.ts";
import { favouriteRoutes } from "#server/features/corporations/favourites/favourites.ts";
import { employeeRoutes } from "#server/features/employees/employee.routes.ts";
import { termsRoutes } from "#server/features/employment-terms/employment-terms.routes.ts";
import { invoicingRoutes } from "#server/features/invoicing/invoicing.routes.ts";
import { messageRoutes } from "#server/features/messages/message.routes.ts";
import { addSmsReports } from "#server/features/messages/sms-reports.ts";
import { privacyRoutes } from "#server/features/privacy/privacy.routes.ts";
import { profilePageRoutes } from "#server/features/profile-pages/profile-pages.routes.ts";
import { reminderRoutes } from "#server/features/reminders/reminders.routes.ts";
import { reportRoutes } from "#server/features/reports/reports.routes.ts";
import { reputationRoutes } from "#server/features/reputation/reputation.routes.ts";
import { searchRoutes } from "#server/features/search/search.routes.ts";
import { apiAccessRoutes } from "#server/features/sessions/api-access/api-access.routes.ts";
import { addAppleCallback } from "#server/features/sessions/apple-callback.ts";
import { companyUserRoutes } from "#server/features/sessions/company-users/company-user.routes.ts";
import { officeUserRoutes } from "#server/features/sessions/office-users/office-user.routes.ts";
import { sessionRoutes } from "#server/features/sessions/session.routes.ts";
import { contractTextRoutes } from "#server/features/settings/contract-texts/contract-text.routes.ts";
import { settingsRoutes } from "#server/features/settings/setting.routes.ts";
import { undoRoutes } from "#server/features/undo/undo.ts";
import { agreedHoursRoutes } from "#server/features/worklist/agreed-hours/agreed-hours.ts";
import { worklistRoutes } from "#server/features/worklist/worklist.routes.ts";
import type { Route } from "#server/platform/http/handler.ts";
import type { Plugin } from "#server/platform/http/server.ts";

/** Every endpoint of the product with its handler, one list a feature. */
export const allRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...officeUserRoutes,
  ...companyUserRoutes,
  ...apiAccessRoutes,
  ...reputationRoutes,
  ...corporationRoutes,
  ...employeeRoutes,
  ...termsRoutes,
  ...bookingRoutes,
  ...historyRoutes,
  ...favouriteRoutes,
  ...departmentRoutes,
  ...calendarRoutes,
  ...applicationRoutes,
  ...ownCalendarRoutes,
  ...checkoutRoutes,
  ...approvalRoutes,
  ...invoicingRoutes,
  ...messageRoutes,
  ...settingsRoutes,
  ...contractTextRoutes,
  ...privacyRoutes,
  ...worklistRoutes,
  ...agreedHoursRoutes,
  ...searchRoutes,
  ...reminderRoutes,
  ...profilePageRoutes,
  ...reportRoutes,
  ...broadcastRoutes,
  ...auditLogRoutes,
  ...undoRoutes({ decision: undoDecision, deactivation: undoDeactivation }),
];

/** What outside programs ask for that is no call of the contract: calendar files, Apple's posted answer, reports on SMS. */
export const plugins: readonly Plugin[] = [
  addCalendarFiles,
  addShiftCalendars,
  addAppleCallback,
  addSmsReports,
];
