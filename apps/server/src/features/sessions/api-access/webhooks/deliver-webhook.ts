import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { Moment } from "#rules/time/moment.ts";
import { afterTry } from "#rules/webhooks/delivery.ts";
import { TEST_EVENT } from "#rules/webhooks/events.ts";
import { record } from "#server/features/events/record.ts";
import { SYSTEM } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { WebhookAnswer, WebhookSender } from "#server/platform/integrations/webhooks/webhooks.port.ts";
import type { Delivery } from "#server/platform/outbox/deliver.ts";
import { tellGivenUp, tellPaused } from "./webhook.notifications.ts";
import { pauseWebhook, queueTry, type WebhookRow } from "./webhook.queries.ts";

const attempt = z.object({ deliveryId: z.int(), attempt: z.int() });

/**
 * Sends one try of a delivery to its address. Whatever is answered, the row of the outbox is done with it and goes: what
 * came of it, and when it is tried next, stands with the delivery. Rule: After a try, docs/rules/webhooks.md.
 */
export function webhookDelivery(services: Services, sender: WebhookSender): Delivery {
  const { db, secrets, clock } = services;
  return async ({ id: outboxId, payload }) => {
    const { deliveryId, attempt: tried } = attempt.parse(payload);
    const found = await findDue(db, deliveryId, tried);
    const now = clock.now();
    const answer =
      found &&
      (await sender.post({
        url: found.url,
        body: found.payload,
        headers: {
          "content-type": "application/json",
          "user-agent": "Vagtklar-Webhooks/1",
          "vagtklar-event": found.event,
          "vagtklar-delivery": String(deliveryId),
          "vagtklar-signature": signatureOf(
            secrets.decrypt(found.secret_encrypted, "webhooks.secret_encrypted", found.webhook_id),
            found.payload,
            now,
          ),
        },
      }));
    return {
      reference: null,
      accepted: async (tx) => {
        await tx.deleteFrom("outbox").where("id", "=", outboxId).execute();
        if (answer) await noteAnswer(tx, services, { deliveryId, tried, answer });
      },
    };
  };
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body" by the secret, in hex>`. */
function signatureOf(secret: string, body: string, now: Moment): string {
  const seconds = Math.floor(now / 1_000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

/** What a try sends; undefined where another try is meant by now, or the webhook is paused or gone. */
function findDue(db: Db, deliveryId: number, tried: number) {
  return db
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhooks as w", "w.id", "d.webhook_id")
    .select(["d.webhook_id", "d.event", "d.payload", "w.url", "w.secret_encrypted"])
    .where("d.id", "=", deliveryId)
    .where("d.attempt", "=", tried)
    .where("d.state", "=", "queued")
    .where((eb) => eb.or([eb("w.paused_at", "is", null), eb("d.event", "=", TEST_EVENT)]))
    .executeTakeFirst();
}

interface Tried {
  readonly deliveryId: number;
  readonly tried: number;
  readonly answer: WebhookAnswer;
}

/** Notes what came of a try, and queues the next one. A delivery that was sent again or given up meanwhile stays as it is. */
async function noteAnswer(tx: Tx, services: Services, { deliveryId, tried, answer }: Tried): Promise<void> {
  const now = services.clock.now();
  const { webhook_id } =
    (await tx
      .selectFrom("webhook_deliveries")
      .select("webhook_id")
      .where("id", "=", deliveryId)
      .executeTakeFirst()) ?? {};
  if (webhook_id === undefined) return;
  // The webhook first, as everybody locks them.
  const webhook = await tx
    .selectFrom("webhooks")
    .selectAll()
    .where("id", "=", webhook_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const delivery = await tx
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("id", "=", deliveryId)
    .forUpdate()
    .executeTakeFirst();
  if (!webhook || delivery?.attempt !== tried || delivery.state !== "queued") return;
  const isTest = delivery.event === TEST_EVENT;
  const after = afterTry(
    {
      ...{ status: answer.status, failures: delivery.failures, isTest },
      failingSince: webhook.failing_since?.getTime() ?? null,
    },
    now,
  );
  const hasFailed = after.delivery !== "delivered";
  const noted = await tx
    .updateTable("webhook_deliveries")
    .set({
      ...{ state: after.delivery, tries: delivery.tries + 1, tried_at: new Date(now) },
      ...{ status_code: answer.status, problem: answer.problem },
      failures: delivery.failures + (hasFailed ? 1 : 0),
      attempt: delivery.attempt + (after.nextTryAt === null ? 0 : 1),
      next_try_at: after.nextTryAt === null ? null : new Date(after.nextTryAt),
    })
    .where("id", "=", deliveryId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (after.nextTryAt !== null) await queueTry(tx, services.outbox, noted, now);
  if (!isTest) await noteHealth(tx, services, webhook, { hasFailed, pauses: after.pauses, now });
  if (!isTest && after.delivery === "failed" && after.pauses === null)
    await tellGivenUp({ tx, now, services }, webhook);
  await record({ tx, actor: SYSTEM, now }, { type: "webhook.tried", companyId: webhook.corporation_id });
}

interface Health {
  readonly hasFailed: boolean;
  readonly pauses: "gone" | "failures" | null;
  readonly now: Moment;
}

/** Notes since when a webhook fails, and pauses one that is gone or has failed for three days. */
async function noteHealth(
  tx: Tx,
  services: Services,
  webhook: WebhookRow,
  { hasFailed, pauses, now }: Health,
): Promise<void> {
  const { id, corporation_id: companyId, failing_since } = webhook;
  if (hasFailed !== (failing_since !== null)) {
    await tx
      .updateTable("webhooks")
      .set({ failing_since: hasFailed ? new Date(now) : null })
      .where("id", "=", id)
      .execute();
  }
  if (pauses === null || webhook.paused_at !== null) return;
  await pauseWebhook(tx, id, pauses, now);
  const detail = { paused_because: pauses };
  await record({ tx, actor: SYSTEM, now }, { type: "webhook.pause_webhook", id, companyId, detail });
  await tellPaused({ tx, now, services }, webhook, pauses);
}
