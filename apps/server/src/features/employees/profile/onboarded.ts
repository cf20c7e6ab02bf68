import { DomainError } from "#server/platform/errors.ts";
import { type EmployeeSession, employeeOf, type Session } from "#server/platform/sessions/session.ts";

/** The employee who calls, onboarding done. A new one may only read; refuses `onboarding_first`. */
export function onboardedEmployee(session: Session): EmployeeSession {
  const employee = employeeOf(session);
  if (employee.newUser) throw new DomainError("onboarding_first");
  return employee;
}
