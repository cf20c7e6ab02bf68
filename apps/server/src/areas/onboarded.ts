import { type EmployeeSession, employeeOf, type Session } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";

/** The employee who calls, onboarding done. A new one may only read; refuses `onboarding_first`. */
export function onboardedEmployee(session: Session): EmployeeSession {
  const employee = employeeOf(session);
  if (employee.newUser) throw new Refused("onboarding_first");
  return employee;
}
