import { applicantEndpoints } from "#contract/areas/applicants.ts";
import { approvalEndpoints } from "#contract/areas/approval.ts";
import { bookingEndpoints } from "#contract/areas/bookings.ts";
import { corporationEndpoints } from "#contract/areas/corporations.ts";
import { employeeEndpoints } from "#contract/areas/employees.ts";
import { invoicingEndpoints } from "#contract/areas/invoicing.ts";
import { jobEndpoints } from "#contract/areas/jobs.ts";
import { queryKey } from "#contract/endpoint.ts";
import type { Audience } from "#contract/live.ts";
import type { Tx } from "#server/db/database.ts";
import type { BookingRow } from "#server/stores/bookings.ts";
import { announce } from "#server/stores/live.ts";

/** Which employees' pages a change of a booking reaches: some people's, or everybody's list of open jobs. */
export type ReachedEmployees = readonly number[] | "everybody";

/**
 * Tells open pages that a booking, or who works on it, has changed: those of its company, of admins, and of
 * the employees it reaches. An open booking's change reaches everybody's job list.
 */
export async function announceBooking(
  tx: Tx,
  booking: BookingRow,
  employees: ReachedEmployees = "everybody",
): Promise<void> {
  await announce(tx, {
    audience: [`corporation:${booking.corporation_id}`, "admins"],
    keys: [...customerKeys(booking), ...adminKeys(booking)],
  });
  const audience: Audience[] =
    employees === "everybody" ? ["employees"] : employees.map((id): Audience => `employee:${id}`);
  if (audience.length > 0) await announce(tx, { audience, keys: employeeKeys(booking) });
}

function customerKeys({ id, corporation_id }: BookingRow) {
  return [
    queryKey(bookingEndpoints.upcoming),
    queryKey(bookingEndpoints.finished),
    queryKey(bookingEndpoints.finishedOfWeek),
    queryKey(bookingEndpoints.get, { id }),
    queryKey(bookingEndpoints.getEditable, { id }),
    queryKey(bookingEndpoints.getDeprecated, { id }),
    queryKey(applicantEndpoints.lists, { bookingId: id }),
    queryKey(corporationEndpoints.meta, { id: corporation_id }),
    queryKey(corporationEndpoints.checkoutNotifications),
  ];
}

function adminKeys({ id }: BookingRow) {
  return [queryKey(approvalEndpoints.waiting), queryKey(invoicingEndpoints.details, { id })];
}

function employeeKeys({ id }: BookingRow) {
  return [
    queryKey(jobEndpoints.overview),
    queryKey(jobEndpoints.booking, { id }),
    queryKey(jobEndpoints.applied),
    queryKey(jobEndpoints.upcoming),
    queryKey(employeeEndpoints.checkoutNotifications),
  ];
}
