import { randomUUID } from "node:crypto";
import type {
  companyWebhookEndpoints,
  officeWebhookEndpoints,
} from "#contract/api-access/webhook.endpoints.ts";
import { DAY_MS, type Moment } from "#rules/time/moment.ts";
import { DELIVERY_DAYS } from "#rules/webhooks/delivery.ts";
import { TEST_EVENT } from "#rules/webhooks/events.ts";
import { record } from "#server/features/events/record.ts";
import { companyHolder, type Holder, officeHolder } from "#server/features/sessions/api-access/holder.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { lockWebhook, queueTry, serializeDelivery, webhooksOf } from "./webhook.queries.ts";

/** Deliveries that are listed at most, the newest first. */
const MAX_LISTED = 100;

type Call = Pick<RequestContext<never>, "session" | "now" | "services">;

/** Refuses `not_found`. */
async function listDeliveries({ now, services }: Call, { companyId }: Holder, webhookId: number) {
  const { db } = services;
  const webhook = await webhooksOf(db, companyId).where("id", "=", webhookId).executeTakeFirst();
  if (!webhook) throw new DomainError("not_found");
  const rows = await db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .where("created_at", ">", oldest(now))
    .orderBy("id", "desc")
    .limit(MAX_LISTED)
    .execute();
  return rows.map(serializeDelivery);
}

/** Queues a test, also for a webhook that is paused. Refuses `not_found`. */
async function testWebhook({ session, now, services }: Call, { companyId }: Holder, webhookId: number) {
  return inTransaction(services.db, async (tx) => {
    await lockWebhook(tx, companyId, webhookId);
    const [created_at, event_id] = [new Date(now), randomUUID()];
    const data = {};
    const payload = JSON.stringify({
      id: event_id,
      type: TEST_EVENT,
      created_at: created_at.toISOString(),
      data,
    });
    const delivery = await tx
      .insertInto("webhook_deliveries")
      .values({
        ...{ webhook_id: webhookId, event_id, event: TEST_EVENT, payload, created_at },
        next_try_at: created_at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await queueTry(tx, services.outbox, delivery, now);
    const context = { tx, actor: actorOf(session), now };
    await record(context, { type: "webhook.test_webhook", id: webhookId, companyId });
    return serializeDelivery(delivery);
  });
}

/**
 * Queues a delivery once more, whatever became of it; its tries begin anew, and a try that waits is of no account any
 * more. Refuses `not_found`, and `webhook_paused` for anything but a test.
 */
async function sendAgain(
  { session, now, services }: Call,
  { companyId }: Holder,
  { id: webhookId, deliveryId }: { readonly id: number; readonly deliveryId: number },
) {
  return inTransaction(services.db, async (tx) => {
    const webhook = await lockWebhook(tx, companyId, webhookId);
    const before = await tx
      .selectFrom("webhook_deliveries")
      .selectAll()
      .where("id", "=", deliveryId)
      .where("webhook_id", "=", webhookId)
      .where("created_at", ">", oldest(now))
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new DomainError("not_found");
    if (webhook.paused_at !== null && before.event !== TEST_EVENT) throw new DomainError("webhook_paused");
    const delivery = await tx
      .updateTable("webhook_deliveries")
      .set({ state: "queued", attempt: before.attempt + 1, failures: 0, next_try_at: new Date(now) })
      .where("id", "=", deliveryId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await queueTry(tx, services.outbox, delivery, now);
    const detail = { delivery: deliveryId };
    const context = { tx, actor: actorOf(session), now };
    await record(context, { type: "webhook.resend_delivery", id: webhookId, companyId, detail });
    return serializeDelivery(delivery);
  });
}

/** Deletes what is not listed any more. */
export async function dropOldDeliveries(db: Db, now: Moment): Promise<void> {
  await db.deleteFrom("webhook_deliveries").where("created_at", "<=", oldest(now)).execute();
}

const oldest = (now: Moment) => new Date(now - DELIVERY_DAYS * DAY_MS);

type CompanyRows = typeof companyWebhookEndpoints;
type OfficeRows = typeof officeWebhookEndpoints;

export const companyDeliveries: Handler<CompanyRows["deliveries"]> = (call) =>
  listDeliveries(call, companyHolder(call.session), call.params.id);

export const testCompanyWebhook: Handler<CompanyRows["testWebhook"]> = (call) =>
  testWebhook(call, companyHolder(call.session), call.params.id);

export const sendCompanyDeliveryAgain: Handler<CompanyRows["sendDeliveryAgain"]> = (call) =>
  sendAgain(call, companyHolder(call.session), call.params);

export const officeDeliveries: Handler<OfficeRows["officeDeliveries"]> = (call) =>
  listDeliveries(call, officeHolder(call.session), call.params.id);

export const testOfficeWebhook: Handler<OfficeRows["testOfficeWebhook"]> = (call) =>
  testWebhook(call, officeHolder(call.session), call.params.id);

export const sendOfficeDeliveryAgain: Handler<OfficeRows["sendOfficeDeliveryAgain"]> = (call) =>
  sendAgain(call, officeHolder(call.session), call.params);
