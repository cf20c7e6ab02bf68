import { corporationEndpoints } from "#contract/areas/corporations.ts";
import { jobEndpoints } from "#contract/areas/jobs.ts";
import { openEndpoints } from "#contract/areas/open.ts";
import { queryKey } from "#contract/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import { actorOf } from "#server/areas/actor.ts";
import type { Session } from "#server/areas/verb.ts";
import type { Tx } from "#server/db/database.ts";
import { audit } from "#server/stores/audit.ts";
import { announce } from "#server/stores/effects/live.ts";
import type { StaffTypeRow } from "#server/stores/staff-types.ts";

/** Ends every change of a staff type: it is written down, and whoever can choose or work it sees it. */
export async function staffTypeChanged(
  tx: Tx,
  { id, job_title, worker, company, billy_id }: StaffTypeRow,
  { session, action, now }: { session: Session; action: string; now: Moment },
): Promise<void> {
  const detail = { job_title, worker, company, billy_id };
  await audit(tx, { actor: actorOf(session), action, entity: "staff_type", entityId: id, detail, now });
  const own = [queryKey(openEndpoints.staffTypes), queryKey(openEndpoints.skillDetail, { id })];
  await announce(
    tx,
    // A type that is hidden from workers takes its jobs out of their list.
    {
      audience: ["employees"],
      keys: [...own, queryKey(jobEndpoints.overview), queryKey(jobEndpoints.booking)],
    },
    { audience: ["corporations"], keys: [...own, queryKey(corporationEndpoints.meta)] },
  );
}
