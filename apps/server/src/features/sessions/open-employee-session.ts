import type { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { loadProfile } from "#server/features/employees/profile/load-profile.ts";
import { keyOfWay, type WayIn } from "#server/features/employees/ways-in/way.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";

interface OpenedBy {
  readonly way: Pick<WayIn, "kind" | "subject">;
  readonly services: Services;
  readonly now: Moment;
}

/** Opens a session for an employee who has proved by `way` who they are; answers as a sign-in. Refuses `deactivated`. */
export async function openEmployeeSession(
  tx: Tx,
  { id, deactivated_at }: EmployeeRow,
  { way, services, now }: OpenedBy,
): Promise<AnswerOf<typeof sessionEndpoints.employeeSignIn>> {
  if (deactivated_at) throw new DomainError("deactivated");
  const token = await openSession(tx, { kind: "employee", id }, now, {
    wayIn: keyOfWay(services.secrets, way),
  });
  const reader = { kind: "employee", id } as const;
  const employee = await loadProfile(tx, id, { services, now, reader });
  return { status: "success", token, employee, taken_over: false };
}
