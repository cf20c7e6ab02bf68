import type * as z from "zod/mini";
import type { outboxRow } from "#contract/messages/endpoints.ts";
import type { OutboxRow } from "#server/platform/outbox/queries.ts";

/** A message or delivery as the mailbox shows it; the payload stays inside. */
export function outboxRowView(row: OutboxRow): z.output<typeof outboxRow> {
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
