import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type Actor, audit } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";

/** Ends every change of an employee's profile: what an admin did is written down, open pages hear of it. */
export async function profileChanged(
  tx: Tx,
  id: number,
  { actor, action, now, detail }: { actor: Actor; action: string; now: Moment; detail?: object },
): Promise<void> {
  if (actor.kind === "admin") {
    await audit(tx, { actor, action, entity: "employee", entityId: id, detail: { ...detail }, now });
  }
  await invalidateClients(tx, {
    channels: [`employee:${id}`, "admins"],
    keys: [
      queryKey(sessionEndpoints.employeeMe),
      queryKey(employeeEndpoints.list),
      queryKey(pageEndpoints.person, { id }),
    ],
  });
}
