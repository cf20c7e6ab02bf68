import { applicantEndpoints } from "#contract/areas/applicants.ts";
import { bookingEndpoints } from "#contract/areas/bookings.ts";
import { checkoutEndpoints } from "#contract/areas/checkout.ts";
import { corporationEndpoints } from "#contract/areas/corporations.ts";
import { employeeEndpoints } from "#contract/areas/employees.ts";
import { invoicingEndpoints } from "#contract/areas/invoicing.ts";
import { jobEndpoints } from "#contract/areas/jobs.ts";
import { queryKey } from "#contract/endpoint.ts";
import type { Tx } from "#server/db/database.ts";
import { announce } from "#server/stores/live.ts";

/** Tells the pages of the person, the company and the admins that a shift of a booking has changed. */
export async function announceShift(
  tx: Tx,
  shift: { readonly id: number; readonly employee_id: number },
  booking: { readonly id: number; readonly corporation_id: number },
): Promise<void> {
  await announce(tx, {
    audience: [`employee:${shift.employee_id}`],
    keys: [
      queryKey(jobEndpoints.overview),
      queryKey(jobEndpoints.booking, { id: booking.id }),
      queryKey(jobEndpoints.applied),
      queryKey(jobEndpoints.upcoming),
      queryKey(jobEndpoints.finished),
      queryKey(employeeEndpoints.meta, { id: shift.employee_id }),
      queryKey(employeeEndpoints.checkoutNotifications),
      queryKey(checkoutEndpoints.employeeShift, { shiftId: shift.id }),
    ],
  });
  await announce(tx, {
    audience: [`corporation:${booking.corporation_id}`, "admins"],
    keys: [
      queryKey(applicantEndpoints.lists, { bookingId: booking.id }),
      queryKey(bookingEndpoints.get, { id: booking.id }),
      queryKey(bookingEndpoints.upcoming),
      queryKey(bookingEndpoints.finished),
      queryKey(corporationEndpoints.checkoutNotifications),
      queryKey(checkoutEndpoints.companyShifts, { bookingId: booking.id }),
      queryKey(invoicingEndpoints.details, { id: booking.id }),
    ],
  });
}
