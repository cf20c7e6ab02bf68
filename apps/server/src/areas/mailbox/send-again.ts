import { approvalEndpoints as rows } from "#contract/areas/approval.ts";
import { queryKey } from "#contract/endpoint.ts";
import { actorOf } from "#server/areas/actor.ts";
import type { Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { announce } from "#server/stores/effects/live.ts";
import { findOutboxRow } from "#server/stores/effects/outbox-delivery.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { outboxRowView } from "#server/views/bookings/outbox-row.ts";

/** Queues a failed delivery once more, with the same reference. Refuses `transition` when it has not failed. */
export const sendAgain: Verb<typeof rows.sendAgain> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const isQueued = await services.outbox.sendAgain(tx, params.id);
    const row = await findOutboxRow(tx, params.id);
    if (!row) throw new Refused("not_found");
    if (!isQueued) throw new Refused("transition");
    await audit(tx, {
      actor: actorOf(session),
      action: "send_again",
      entity: "outbox",
      entityId: row.id,
      now,
    });
    await announce(tx, { audience: ["admins"], keys: [queryKey(rows.outbox)] });
    return outboxRowView(row);
  });
