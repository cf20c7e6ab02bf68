import type { checkoutEndpoints } from "#contract/areas/checkout.ts";
import { employeeOf, type Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { findShift } from "#server/stores/shifts/shifts.ts";
import { showToEmployee } from "./show.ts";

/** The caller's confirmed shift with both sides' times. Refuses `not_found` for any other. */
export const employeeShift: Verb<typeof checkoutEndpoints.employeeShift> = async (call) => {
  const employee = employeeOf(call.session);
  const shift = await findShift(call.services.db, call.params.shiftId);
  if (shift?.employee_id !== employee.id || shift.status !== "selected") throw new Refused("not_found");
  return showToEmployee(call.services.db, shift.id, call);
};
