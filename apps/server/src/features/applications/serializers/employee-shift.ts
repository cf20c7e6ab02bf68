import type * as z from "zod/mini";
import type { employeeShift } from "#contract/applications/entities.ts";
import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import { awaitsEmployee } from "#rules/checkout/effective-times.ts";
import type { Moment } from "#rules/time/moment.ts";
import { stampsOf } from "#server/features/bookings/shifts/checkout-queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";

export type WireEmployeeShift = z.output<typeof employeeShift>;

/** A shift in one of an employee's lists, with its job as the employee sees it. */
export function employeeShiftView(
  shift: ShiftRow,
  booking: WireEmployeeBooking,
  now: Moment,
): WireEmployeeShift {
  return {
    id: shift.id,
    status: shift.status,
    employee_checkin: shift.employee_checkin?.toISOString() ?? null,
    employee_checkin_time: shift.employee_checkin_time,
    employee_checkout_time: shift.employee_checkout_time,
    admin_approve_checkout: shift.admin_approve_checkout,
    needs_checkout: needsCheckout(shift, now),
    paymentDate: booking.paymentDate,
    booking,
  };
}

/** Whether a worked shift waits for its employee's stamp; nobody waits for somebody who was not met. */
export function needsCheckout(shift: ShiftRow, now: Moment): boolean {
  const isWorked =
    shift.status === "selected" && shift.ends_at.getTime() <= now && !shift.not_met_for_booking;
  return isWorked && awaitsEmployee(stampsOf(shift), shift.admin_approve_checkout);
}
