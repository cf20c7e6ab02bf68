import type { Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { Outbox } from "#server/platform/outbox/outbox.ts";
import type { Settings } from "#server/platform/settings.ts";
import type { Email } from "#texts/da/templates/email/layout.ts";

/** The transaction that something happens in, and what a notice of it needs. */
export interface MessageContext {
  readonly tx: Tx;
  readonly now: Moment;
  readonly services: { readonly outbox: Outbox; readonly settings: Settings };
}

/** What keeps a message one: `key` for ever, `subjectKey` for the order among others about the same. */
interface Envelope {
  readonly key: string;
  readonly subjectKey: string;
  readonly to: string;
}

/** Queues an e-mail; nobody is written to without an address. False when it was queued before. */
export async function queueEmail(
  { tx, now, services }: MessageContext,
  { email, unsubscribeUrl, ...envelope }: Envelope & { email: Email; unsubscribeUrl?: string },
): Promise<boolean> {
  if (envelope.to === "") return false;
  const { subject, text, html } = email;
  const payload = { html, unsubscribeUrl: unsubscribeUrl ?? null };
  return services.outbox.queue(tx, { ...envelope, channel: "email", subject, body: text, payload }, now);
}

/** Queues an SMS; nobody is texted without a number. False when it was queued before. */
export async function queueSms(
  { tx, now, services }: MessageContext,
  { text, ...envelope }: Envelope & { text: string },
): Promise<boolean> {
  if (envelope.to === "") return false;
  return services.outbox.queue(tx, { ...envelope, channel: "sms", body: text }, now);
}
