import { type Selectable, sql } from "kysely";
import type { WireDelivery, WireWebhook } from "#contract/api-access/webhook.endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { WebhookEvent } from "#rules/webhooks/events.ts";
import { attemptOf } from "#server/features/events/webhook-attempt.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { WebhookDeliveries, Webhooks } from "#server/platform/database/types.gen.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Outbox } from "#server/platform/outbox/outbox.ts";

export type WebhookRow = Selectable<Webhooks>;
export type DeliveryRow = Selectable<WebhookDeliveries>;

/** Webhooks of a company, or of the office where the id is null. */
export function webhooksOf(db: Db | Tx, companyId: number | null) {
  return db
    .selectFrom("webhooks")
    .selectAll()
    .where("corporation_id", companyId === null ? "is" : "=", companyId)
    .orderBy("id");
}

/** A webhook of its holder, locked. Refuses `not_found`. */
export async function lockWebhook(tx: Tx, companyId: number | null, id: number): Promise<WebhookRow> {
  const row = await webhooksOf(tx, companyId).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new DomainError("not_found");
  return row;
}

/** The id that the next webhook gets, with which its secret is encrypted. */
export async function nextWebhookId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhooks', 'id'))::int as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** Pauses a webhook and gives up what waits: a later success of it would come out of order. */
export async function pauseWebhook(
  tx: Tx,
  id: number,
  because: NonNullable<WebhookRow["paused_because"]>,
  now: Moment,
): Promise<void> {
  await tx
    .updateTable("webhooks")
    .set({ paused_at: new Date(now), paused_because: because })
    .where("id", "=", id)
    .execute();
  await tx
    .updateTable("webhook_deliveries")
    .set({ state: "failed", next_try_at: null })
    .where("webhook_id", "=", id)
    .where("state", "=", "queued")
    .execute();
}

/** Queues the try that a delivery's row names, for its moment. */
export async function queueTry(
  tx: Tx,
  outbox: Outbox,
  delivery: Pick<DeliveryRow, "id" | "webhook_id" | "attempt" | "next_try_at">,
  now: Moment,
): Promise<void> {
  const until = delivery.next_try_at?.getTime() ?? now;
  const queue = until > now ? outbox.delayed({ until }) : outbox;
  await queue.queue(tx, [attemptOf(delivery)], now);
}

/** The owners of a company who can sign in, as they are written to. */
export function ownersOf(tx: Tx, companyId: number) {
  return tx
    .selectFrom("corporations")
    .select(["id", "email", "contact_person", "name"])
    .where("company_role", "=", "owner")
    .where("login_disabled_at", "is", null)
    .where((eb) => eb.or([eb("id", "=", companyId), eb("member_of", "=", companyId)]))
    .where((eb) => eb.or([eb("member_of", "is", null), eb("signed_in_at", "is not", null)]))
    .orderBy("id")
    .execute();
}

/** A webhook as it is listed. */
export function serializeWebhook(row: WebhookRow): WireWebhook {
  return {
    ...{ id: row.id, url: row.url, description: row.description },
    events: row.events as WebhookEvent[],
    created_at: row.created_at.toISOString(),
    paused_at: row.paused_at?.toISOString() ?? null,
    paused_because: row.paused_because,
    failing_since: row.failing_since?.toISOString() ?? null,
  };
}

/** A delivery as it is listed. */
export function serializeDelivery(row: DeliveryRow): WireDelivery {
  const { id, event_id, state, tries, status_code, problem, payload } = row;
  return {
    ...{ id, event_id, state, tries, status_code, problem, payload },
    event: row.event as WireDelivery["event"],
    created_at: row.created_at.toISOString(),
    tried_at: row.tried_at?.toISOString() ?? null,
    next_try_at: row.next_try_at?.toISOString() ?? null,
  };
}
