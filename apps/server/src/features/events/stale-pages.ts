import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { fitnessEndpoints } from "#contract/applications/fitness.endpoints.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { pastOfferEndpoints } from "#contract/applications/past-offer.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { historyEndpoints } from "#contract/bookings/history.endpoints.ts";
import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { agreedHoursEndpoints } from "#contract/invoicing/agreed-hours.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import { type Channel, type Invalidation, queryKey } from "#contract/wire/endpoint.ts";

/** What of a booking says whose pages show it. */
export interface StaleBooking {
  readonly id: number;
  readonly corporation_id: number;
  readonly approved_at: Date | null;
}

/** Which employees' pages a change of a booking reaches: some people's, or everybody's list of open jobs. */
type ReachedEmployees = readonly number[] | "everybody";

/** Pages of a booking: of its company, of admins, and of the employees it reaches; nobody's with an empty list. */
export function staleOfBooking({
  booking,
  employees,
}: {
  readonly booking: StaleBooking;
  readonly employees: ReachedEmployees;
}): readonly Invalidation[] {
  return [
    {
      channels: [`corporation:${booking.corporation_id}`, "admins"],
      keys: [...corporationKeys(booking), ...adminKeys(booking)],
    },
    ...(employees === "everybody" ? staleOfOpenJob(booking) : staleOfStaff(booking, employees)),
  ];
}

function staleOfOpenJob(booking: StaleBooking): Invalidation[] {
  // What waits for approval is in nobody's list of open jobs.
  if (booking.approved_at === null) return [];
  return [{ channels: ["employees"], keys: jobKeys(booking) }];
}

function staleOfStaff(booking: StaleBooking, employees: readonly number[]): Invalidation[] {
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

function corporationKeys({ id, corporation_id }: StaleBooking) {
  return [
    queryKey(bookingEndpoints.upcoming),
    queryKey(bookingEndpoints.rejected),
    queryKey(historyEndpoints.ofBooking, { id }),
    queryKey(bookingEndpoints.finished),
    queryKey(bookingEndpoints.finishedOfWeek),
    queryKey(bookingEndpoints.get, { id }),
    queryKey(orderEndpoints.get),
    queryKey(bookingEndpoints.getEditable, { id }),
    queryKey(bookingEndpoints.getDeprecated, { id }),
    queryKey(applicantEndpoints.lists, { bookingId: id }),
    queryKey(standbyEndpoints.queue, { bookingId: id }),
    queryKey(fitnessEndpoints.check, { id }),
    queryKey(arrivalEndpoints.arrivals, { id }),
    queryKey(corporationEndpoints.meta, { id: corporation_id }),
    queryKey(corporationEndpoints.checkoutNotifications),
  ];
}

function adminKeys({ id, corporation_id }: StaleBooking) {
  return [
    queryKey(adminBookingEndpoints.waiting),
    queryKey(orderEndpoints.ofOffice),
    queryKey(adminBookingEndpoints.rejected),
    queryKey(standbyEndpoints.replacements, { id }),
    queryKey(adminBookingEndpoints.list),
    queryKey(adminBookingEndpoints.oldCounts),
    queryKey(adminBookingEndpoints.upcomingCounts),
    queryKey(pageEndpoints.company, { id: corporation_id }),
    queryKey(invoicingEndpoints.details, { id }),
    queryKey(invoicingEndpoints.weekDetails, { id: corporation_id }),
    queryKey(agreedHoursEndpoints.agreedHours),
    queryKey(fitnessEndpoints.personFitness),
  ];
}

function jobKeys({ id }: StaleBooking) {
  return [
    queryKey(jobEndpoints.overview),
    queryKey(jobSearchEndpoints.openJobs),
    queryKey(jobEndpoints.booking, { id }),
    queryKey(historyEndpoints.ofShift, { bookingId: id }),
  ];
}

/** What applicants see of whether they can still get the job; `shifts` are any of one booking. */
export function staleOfApplicants({
  shifts,
}: {
  readonly shifts: readonly { readonly employee_id: number; readonly status: string }[];
}): readonly Invalidation[] {
  return shifts
    .filter(({ status }) => status === "applied")
    .map(({ employee_id }) => ({
      channels: [`employee:${employee_id}` as Channel],
      keys: [
        queryKey(jobEndpoints.applied),
        queryKey(jobEndpoints.history),
        queryKey(employeeEndpoints.meta, { id: employee_id }),
      ],
    }));
}

interface StaleShift {
  readonly id: number;
  readonly employee_id: number;
}

/** Pages of people that one change refreshes; more at once are no change that somebody looks at. */
const MAX_PEOPLE_PAGES = 20;

/** Pages of the people, the company and the admins that show these shifts of one booking. */
export function staleOfShifts({
  shifts,
  booking,
}: {
  readonly shifts: readonly StaleShift[];
  readonly booking: StaleBooking;
}): readonly Invalidation[] {
  return [
    ...staleOfBooking({ booking, employees: shifts.map(({ employee_id }) => employee_id) }),
    ...shifts.map(
      ({ id, employee_id }): Invalidation => ({
        channels: [`employee:${employee_id}`],
        keys: [
          queryKey(jobEndpoints.finished),
          queryKey(employeeEndpoints.meta, { id: employee_id }),
          queryKey(checkoutEndpoints.employeeShift, { shiftId: id }),
          queryKey(checkoutEndpoints.timesLog, { shiftId: id }),
          queryKey(ownPayEndpoints.ownPay),
        ],
      }),
    ),
    {
      channels: [`corporation:${booking.corporation_id}`, "admins"],
      keys: [
        queryKey(checkoutEndpoints.corporationShifts, { bookingId: booking.id }),
        queryKey(checkoutEndpoints.approvalSummary, { bookingId: booking.id }),
      ],
    },
    {
      channels: ["admins"],
      keys: shifts
        .slice(0, MAX_PEOPLE_PAGES)
        .map(({ employee_id }) => queryKey(pageEndpoints.person, { id: employee_id })),
    },
  ];
}
