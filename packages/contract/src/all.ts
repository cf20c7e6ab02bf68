import { adminBookingEndpoints } from "#contract/areas/admin-bookings.ts";
import { applicantEndpoints } from "#contract/areas/applicants.ts";
import { approvalEndpoints } from "#contract/areas/approval.ts";
import { bookingEndpoints } from "#contract/areas/bookings.ts";
import { checkoutEndpoints } from "#contract/areas/checkout.ts";
import { corporationEndpoints } from "#contract/areas/corporations.ts";
import { employeeEndpoints } from "#contract/areas/employees.ts";
import { favouriteEndpoints } from "#contract/areas/favourites.ts";
import { invoicingEndpoints } from "#contract/areas/invoicing.ts";
import { jobEndpoints } from "#contract/areas/jobs.ts";
import { openEndpoints } from "#contract/areas/open.ts";
import { sessionEndpoints } from "#contract/areas/sessions.ts";
import { settingsEndpoints } from "#contract/areas/settings.ts";
import { staffTypeEndpoints } from "#contract/areas/staff-types.ts";
import type { Endpoint } from "#contract/endpoint.ts";

const areas = {
  sessions: sessionEndpoints,
  corporations: corporationEndpoints,
  bookings: bookingEndpoints,
  applicants: applicantEndpoints,
  favourites: favouriteEndpoints,
  checkout: checkoutEndpoints,
  employees: employeeEndpoints,
  jobs: jobEndpoints,
  approval: approvalEndpoints,
  adminBookings: adminBookingEndpoints,
  invoicing: invoicingEndpoints,
  open: openEndpoints,
  staffTypes: staffTypeEndpoints,
  settings: settingsEndpoints,
};

/** Every row of the contract with its area, for the server, the documentation and the refusal tests. */
export const allEndpoints: readonly { area: string; name: string; row: Endpoint }[] = Object.entries(
  areas,
).flatMap(([area, rows]) =>
  Object.entries(rows).map(([name, row]) => ({ area, name, row: row as unknown as Endpoint })),
);
