import { checkoutEndpoints } from "#contract/areas/checkout.ts";
import { employeeEndpoints } from "#contract/areas/employees.ts";
import { jobEndpoints } from "#contract/areas/jobs.ts";
import { queryKey } from "#contract/endpoint.ts";
import type { Tx } from "#server/db/database.ts";
import type { BookingRow } from "#server/stores/bookings/bookings.ts";
import { announce } from "#server/stores/effects/live.ts";
import { changesOfBooking } from "./announce.ts";

/** Tells the pages of the person, the company and the admins that somebody's shift on a booking has changed. */
export async function announceShift(
  tx: Tx,
  shift: { readonly id: number; readonly employee_id: number },
  booking: BookingRow,
): Promise<void> {
  await announce(
    tx,
    ...changesOfBooking(booking, [shift.employee_id]),
    {
      audience: [`employee:${shift.employee_id}`],
      keys: [
        queryKey(jobEndpoints.finished),
        queryKey(employeeEndpoints.meta, { id: shift.employee_id }),
        queryKey(checkoutEndpoints.employeeShift, { shiftId: shift.id }),
      ],
    },
    {
      audience: [`corporation:${booking.corporation_id}`, "admins"],
      keys: [queryKey(checkoutEndpoints.companyShifts, { bookingId: booking.id })],
    },
  );
}
