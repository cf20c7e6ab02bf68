import type { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { loadProfile } from "#server/features/employees/profile/load-profile.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";

/** Opens a session for an employee who has proved who they are; answers as a sign-in. Refuses `deactivated`. */
export async function openEmployeeSession(
  tx: Tx,
  { id, deactivated_at }: EmployeeRow,
  { services, now }: { readonly services: Services; readonly now: Moment },
): Promise<AnswerOf<typeof sessionEndpoints.employeeSignIn>> {
  if (deactivated_at) throw new DomainError("deactivated");
  const token = await openSession(tx, { kind: "employee", id }, now);
  const reader = { kind: "employee", id } as const;
  const employee = await loadProfile(tx, id, { services, now, reader });
  return { status: "success", token, employee, taken_over: false };
}
