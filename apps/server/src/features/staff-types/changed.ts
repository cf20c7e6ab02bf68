import { corporationEndpoints } from "#contract/areas/corporations.ts";
import { jobEndpoints } from "#contract/areas/jobs.ts";
import { openEndpoints } from "#contract/areas/open.ts";
import { queryKey } from "#contract/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { invalidateClients } from "#server/platform/live/live-updates.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import type { StaffTypeRow } from "./queries.ts";

/** Ends every change of a staff type: it is written down, and whoever can choose or work it sees it. */
export async function staffTypeChanged(
  tx: Tx,
  { id, job_title, worker, company, billy_id }: StaffTypeRow,
  { session, action, now }: { session: Session; action: string; now: Moment },
): Promise<void> {
  const detail = { job_title, worker, company, billy_id };
  await audit(tx, { actor: actorOf(session), action, entity: "staff_type", entityId: id, detail, now });
  const own = [queryKey(openEndpoints.staffTypes), queryKey(openEndpoints.skillDetail, { id })];
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
