import { messageEndpoints as rows } from "#contract/messages/endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { actorOf } from "#server/platform/actor.ts";
import { audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { DomainError } from "#server/platform/domain-error.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/invalidate-clients.ts";
import { findOutboxRow } from "#server/platform/outbox/queries.ts";
import { outboxRowView } from "./outbox-row.ts";

/** Queues a failed delivery once more, with the same reference. Refuses `transition` when it has not failed. */
export const sendAgain: Handler<typeof rows.sendAgain> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const isQueued = await services.outbox.sendAgain(tx, params.id);
    const row = await findOutboxRow(tx, params.id);
    if (!row) throw new DomainError("not_found");
    if (!isQueued) throw new DomainError("transition");
    await audit(tx, {
      actor: actorOf(session),
      action: "send_again",
      entity: "outbox",
      entityId: row.id,
      now,
    });
    await invalidateClients(tx, { channels: ["admins"], keys: [queryKey(rows.outbox)] });
    return outboxRowView(row);
  });
