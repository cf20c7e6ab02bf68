import type * as z from "zod/mini";
import { type outboxRow, messageEndpoints as rows } from "#contract/messages/endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/live-updates.ts";
import { findOutboxRow, type OutboxRow, outboxPage } from "#server/platform/outbox/queries.ts";

/** Every message and delivery, what failed first. */
export const outbox: Handler<typeof rows.outbox> = async ({ query, services }) => {
  const page = await outboxPage(services.db, query, query);
  return page.map(serializeOutboxRow);
};

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
    return serializeOutboxRow(row);
  });

/** A message or delivery as the mailbox shows it; the payload stays inside. */
function serializeOutboxRow(row: OutboxRow): z.output<typeof outboxRow> {
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    body: row.body,
    status: row.status,
    key: row.key,
    last_error: row.last_error,
    attempts: row.attempts,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}
