import { arrivalEndpoints } from "#contract/applications/arrival-endpoints.ts";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/endpoints.ts";
import { findingEndpoints } from "#contract/applications/finding-endpoints.ts";
import { pastOfferEndpoints } from "#contract/applications/past-offer-endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby-endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/endpoints.ts";
import { fillChanceEndpoints } from "#contract/bookings/fill-chance.ts";
import { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import { accountEndpoints } from "#contract/corporations/account-endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { auditEndpoints } from "#contract/desk/audit-endpoints.ts";
import { deskEndpoints } from "#contract/desk/endpoints.ts";
import { figureEndpoints } from "#contract/desk/figure-endpoints.ts";
import { manyMessageEndpoints } from "#contract/desk/message-endpoints.ts";
import { pageEndpoints } from "#contract/desk/page-endpoints.ts";
import { reminderEndpoints } from "#contract/desk/reminder-endpoints.ts";
import { undoEndpoints } from "#contract/desk/undo-endpoints.ts";
import { ownCalendarEndpoints } from "#contract/employees/calendar-endpoints.ts";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { oldProfileEndpoints } from "#contract/employees/old-profile-endpoints.ts";
import { penaltyEndpoints } from "#contract/employees/penalty-endpoints.ts";
import { transferEndpoints } from "#contract/employees/transfer-endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger-endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay-endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run-endpoints.ts";
import { messageEndpoints } from "#contract/messages/endpoints.ts";
import { pushEndpoints } from "#contract/messages/push-endpoints.ts";
import { privacyEndpoints } from "#contract/privacy/endpoints.ts";
import { activeSessionEndpoints } from "#contract/sessions/active-session-endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { secondFactorEndpoints } from "#contract/sessions/second-factor-endpoints.ts";
import { settingsEndpoints } from "#contract/settings/endpoints.ts";
import { lookupEndpoints } from "#contract/settings/lookup-endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings-endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";

const features = {
  sessions: sessionEndpoints,
  secondFactor: secondFactorEndpoints,
  activeSessions: activeSessionEndpoints,
  corporations: { ...corporationEndpoints, ...accountEndpoints },
  employees: {
    ...employeeEndpoints,
    ...ownCalendarEndpoints,
    ...transferEndpoints,
    ...oldProfileEndpoints,
    ...penaltyEndpoints,
  },
  staffTypes: staffTypeEndpoints,
  settings: { ...settingsEndpoints, ...priceSettingEndpoints, ...lookupEndpoints },
  bookings: { ...bookingEndpoints, ...adminBookingEndpoints, ...fillChanceEndpoints },
  applications: {
    ...jobEndpoints,
    ...findingEndpoints,
    ...applicantEndpoints,
    ...standbyEndpoints,
    ...pastOfferEndpoints,
    ...arrivalEndpoints,
  },
  checkout: checkoutEndpoints,
  invoicing: { ...invoicingEndpoints, ...ledgerEndpoints, ...runEndpoints, ...ownPayEndpoints },
  messages: { ...messageEndpoints, ...pushEndpoints },
  privacy: privacyEndpoints,
  desk: {
    ...pageEndpoints,
    ...figureEndpoints,
    ...manyMessageEndpoints,
    ...deskEndpoints,
    ...reminderEndpoints,
    ...auditEndpoints,
    ...undoEndpoints,
  },
};

/** Every row of the contract with its feature, for the server, the documentation and the refusal tests. */
export const allEndpoints: readonly { area: string; name: string; row: Endpoint }[] = Object.entries(
  features,
).flatMap(([area, rows]) =>
  Object.entries(rows).map(([name, row]) => ({ area, name, row: row as unknown as Endpoint })),
);
