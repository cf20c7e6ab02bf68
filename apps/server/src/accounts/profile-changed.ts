import { approvalEndpoints } from "#contract/areas/approval.ts";
import { sessionEndpoints } from "#contract/areas/sessions.ts";
import { queryKey } from "#contract/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/db/database.ts";
import { type Actor, audit } from "#server/stores/audit.ts";
import { announce } from "#server/stores/effects/live.ts";

/** Ends every change of an employee's profile: what an admin did is written down, open pages hear of it. */
export async function profileChanged(
  tx: Tx,
  id: number,
  { actor, action, now }: { actor: Actor; action: string; now: Moment },
): Promise<void> {
  if (actor.kind === "admin") await audit(tx, { actor, action, entity: "employee", entityId: id, now });
  await announce(tx, {
    audience: [`employee:${id}`, "admins"],
    keys: [queryKey(sessionEndpoints.employeeMe), queryKey(approvalEndpoints.employees)],
  });
}
