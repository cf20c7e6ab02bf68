import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { pastOfferEndpoints } from "#contract/applications/past-offer.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { type Channel, type Invalidation, queryKey } from "#contract/wire/endpoint.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";

/** What of a booking says whose pages show it. */
type ChangedBooking = Pick<BookingRow, "id" | "corporation_id" | "approved_at">;

/** Which employees' pages a change of a booking reaches: some people's, or everybody's list of open jobs. */
export type ReachedEmployees = readonly number[] | "everybody";

/**
 * Invalidates what open pages show of a booking and its staff: pages of its company, of admins, and of the employees
 * it reaches: everybody, unless said otherwise; with an empty list nobody.
 */
export async function invalidateBooking(
  tx: Tx,
  booking: ChangedBooking,
  ...employees: readonly ReachedEmployees[]
): Promise<void> {
  const reached = employees.length === 0 ? (["everybody"] as const) : employees;
  await invalidateClients(tx, ...changesOfBooking(booking, ...reached));
}

/** What `invalidateBooking` invalidates, for a caller that invalidates more with it. */
function changesOfBooking(
  booking: ChangedBooking,
  ...employees: readonly ReachedEmployees[]
): Invalidation[] {
  return [
    {
      channels: [`corporation:${booking.corporation_id}`, "admins"],
      keys: [...corporationKeys(booking), ...adminKeys(booking)],
    },
    ...employees.flatMap((reached) =>
      reached === "everybody" ? changesOfOpenJob(booking) : changesOfStaff(booking, reached),
    ),
  ];
}

function changesOfOpenJob(booking: ChangedBooking): Invalidation[] {
  // What waits for approval is in nobody's list of open jobs.
  if (booking.approved_at === null) return [];
  return [{ channels: ["employees"], keys: jobKeys(booking) }];
}

function changesOfStaff(booking: ChangedBooking, employees: readonly number[]): Invalidation[] {
  if (employees.length === 0) return [];
  return [
    {
      channels: employees.map((id): Channel => `employee:${id}`),
      keys: [
        ...jobKeys(booking),
        queryKey(jobEndpoints.applied),
        queryKey(jobEndpoints.upcoming),
        queryKey(standbyEndpoints.waiting),
        queryKey(jobEndpoints.history),
        queryKey(pastOfferEndpoints.pastOffers),
      ],
    },
  ];
}

function corporationKeys({ id, corporation_id }: ChangedBooking) {
  return [
    queryKey(bookingEndpoints.upcoming),
    queryKey(bookingEndpoints.finished),
    queryKey(bookingEndpoints.finishedOfWeek),
    queryKey(bookingEndpoints.get, { id }),
    queryKey(bookingEndpoints.getEditable, { id }),
    queryKey(bookingEndpoints.getDeprecated, { id }),
    queryKey(applicantEndpoints.lists, { bookingId: id }),
    queryKey(standbyEndpoints.queue, { bookingId: id }),
    queryKey(arrivalEndpoints.arrivals, { id }),
    queryKey(corporationEndpoints.meta, { id: corporation_id }),
    queryKey(corporationEndpoints.checkoutNotifications),
  ];
}

function adminKeys({ id, corporation_id }: ChangedBooking) {
  return [
    queryKey(adminBookingEndpoints.waiting),
    queryKey(adminBookingEndpoints.rejected),
    queryKey(standbyEndpoints.replacements, { id }),
    queryKey(adminBookingEndpoints.list),
    queryKey(adminBookingEndpoints.oldCounts),
    queryKey(adminBookingEndpoints.upcomingCounts),
    queryKey(pageEndpoints.company, { id: corporation_id }),
    queryKey(invoicingEndpoints.details, { id }),
    queryKey(invoicingEndpoints.weekDetails, { id: corporation_id }),
  ];
}

function jobKeys({ id }: ChangedBooking) {
  return [
    queryKey(jobEndpoints.overview),
    queryKey(jobSearchEndpoints.openJobs),
    queryKey(jobEndpoints.booking, { id }),
  ];
}

/**
 * Invalidates what applicants see of whether they can still get the job: the places were filled, a place became free, or
 * the booking was closed, opened or deleted. `shifts` are any of the booking.
 */
export async function invalidateApplications(tx: Tx, shifts: readonly Application[]): Promise<void> {
  const applied = shifts.filter(({ status }) => status === "applied");
  await invalidateClients(
    tx,
    ...applied.map(({ employee_id }) => ({
      channels: [`employee:${employee_id}` as Channel],
      keys: [
        queryKey(jobEndpoints.applied),
        queryKey(jobEndpoints.history),
        queryKey(employeeEndpoints.meta, { id: employee_id }),
      ],
    })),
  );
}

interface Application {
  readonly employee_id: number;
  readonly status: string;
}
