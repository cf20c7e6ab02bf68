import { jobEndpoints } from "#contract/applications/endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { changesOfBooking } from "#server/features/bookings/notifications/invalidate-booking.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { invalidateClients } from "#server/platform/live/live-updates.ts";

/** Tells the pages of the person, the company and the admins that somebody's shift on a booking has changed. */
export async function invalidateShift(
  tx: Tx,
  shift: { readonly id: number; readonly employee_id: number },
  booking: BookingRow,
): Promise<void> {
  await invalidateClients(
    tx,
    ...changesOfBooking(booking, [shift.employee_id]),
    {
      channels: [`employee:${shift.employee_id}`],
      keys: [
        queryKey(jobEndpoints.finished),
        queryKey(employeeEndpoints.meta, { id: shift.employee_id }),
        queryKey(checkoutEndpoints.employeeShift, { shiftId: shift.id }),
      ],
    },
    {
      channels: [`corporation:${booking.corporation_id}`, "admins"],
      keys: [queryKey(checkoutEndpoints.companyShifts, { bookingId: booking.id })],
    },
  );
}
