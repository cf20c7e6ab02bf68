import type { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import { findShift } from "#server/features/bookings/shifts/queries.ts";
import { showToEmployee } from "#server/features/checkout/show.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";

/** The caller's confirmed shift with both sides' times. Refuses `not_found` for any other. */
export const employeeShift: Handler<typeof checkoutEndpoints.employeeShift> = async (call) => {
  const employee = employeeOf(call.session);
  const shift = await findShift(call.services.db, call.params.shiftId);
  if (shift?.employee_id !== employee.id || shift.status !== "selected") throw new DomainError("not_found");
  return showToEmployee(call.services.db, shift.id, call);
};
