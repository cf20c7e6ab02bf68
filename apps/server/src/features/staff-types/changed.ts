import { jobEndpoints } from "#contract/applications/endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { staffTypeEndpoints } from "#contract/staff-types/endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { actorOf } from "#server/platform/actor.ts";
import { audit } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { Session } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/invalidate-clients.ts";
import type { StaffTypeRow } from "./queries.ts";

/** Ends every change of a staff type: it is written down, and whoever can choose or work it sees it. */
export async function staffTypeChanged(
  tx: Tx,
  { id, job_title, worker, company, billy_id }: StaffTypeRow,
  { session, action, now }: { session: Session; action: string; now: Moment },
): Promise<void> {
  const detail = { job_title, worker, company, billy_id };
  await audit(tx, { actor: actorOf(session), action, entity: "staff_type", entityId: id, detail, now });
  const own = [queryKey(staffTypeEndpoints.list), queryKey(staffTypeEndpoints.skillDetail, { id })];
  await invalidateClients(
    tx,
    // A type that is hidden from workers takes its jobs out of their list.
    {
      channels: ["employees"],
      keys: [...own, queryKey(jobEndpoints.overview), queryKey(jobEndpoints.booking)],
    },
    { channels: ["corporations"], keys: [...own, queryKey(corporationEndpoints.meta)] },
  );
}
