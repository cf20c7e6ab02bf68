import { dayOf } from "#rules/time/moment.ts";
import { mailAdmins } from "#server/features/corporations/mail-admins.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { emailEffect, type MessageContext, queueMessages } from "#server/features/messages/queue-message.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import type { Email } from "#texts/da/templates/email/layout.ts";
import { webhookGivenUp, webhookGone, webhookPaused } from "#texts/da/templates/webhooks.ts";
import { ownersOf, type WebhookRow } from "./webhook.queries.ts";

/** Mails the owners, once a day, that deliveries of a webhook were given up although others get through. */
export async function tellGivenUp(context: MessageContext, webhook: WebhookRow): Promise<void> {
  const day = dayOf(context.now);
  await mailOwners(context, webhook, {
    keyFor: (ownerId) => outboxKey("webhook-given-up", webhook.id, day, ownerId),
    write: webhookGivenUp,
  });
}

/** Mails the owners that a webhook is paused, and why. */
export async function tellPaused(
  context: MessageContext,
  webhook: WebhookRow,
  because: "failures" | "gone",
): Promise<void> {
  await mailOwners(context, webhook, {
    keyFor: (ownerId) => outboxKey("webhook-paused", webhook.id, context.now, ownerId),
    write: because === "gone" ? webhookGone : webhookPaused,
  });
}

interface OwnerMail {
  readonly keyFor: (ownerId: number) => string;
  readonly write: (facts: Parameters<typeof webhookGivenUp>[0], brand: Brand) => Email;
}

async function mailOwners(
  context: MessageContext,
  { corporation_id: companyId, url, description }: WebhookRow,
  { keyFor, write }: OwnerMail,
): Promise<void> {
  const { tx, services } = context;
  const { brand, publicUrl } = services.settings;
  const webhook = description || new URL(url).hostname;
  if (companyId === null) {
    const link = `${publicUrl}/admin/users`;
    await mailAdmins(context, {
      task: "office",
      keyFor,
      write: ({ contactPerson }) => write({ contactPerson, webhook, link }, brand),
    });
    return;
  }
  const owners = await ownersOf(tx, companyId);
  const effects = owners.flatMap(({ id, email, contact_person, name }) =>
    emailEffect({
      ...{ key: keyFor(id), subjectKey: subjectKey("corporation", id), to: email },
      email: write({ contactPerson: contact_person || name, webhook, link: `${publicUrl}/users` }, brand),
    }),
  );
  await queueMessages(context, effects);
}
