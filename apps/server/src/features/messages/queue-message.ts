import type { Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { Effect } from "#server/platform/outbox/outbox.ts";
import type { Email } from "#texts/da/templates/email/layout.ts";

/** The transaction in which something happens, and what a message about it needs. */
export interface MessageContext {
  readonly tx: Tx;
  readonly now: Moment;
  readonly services: Pick<Services, "outbox" | "settings" | "secrets">;
}

/**
 * What keeps a message one: `key` for ever, `subjectKey` for the order among others about the same. `bookingId` is the
 * booking that the mailbox leads to, where the subject is somebody on it.
 */
interface Envelope {
  readonly key: string;
  readonly subjectKey: string;
  readonly to: string;
  readonly bookingId?: number;
}

/** An e-mail to be queued; none without an address. Use `queueEmail` for one with a secret link. */
export function emailEffect({
  email,
  unsubscribeUrl,
  bookingId,
  ...envelope
}: Envelope & { email: Email; unsubscribeUrl?: string }): Effect[] {
  if (envelope.to === "") return [];
  const { subject, text, html, secretLink } = email;
  if (secretLink !== undefined) throw new Error("a mail with a secret link is queued with queueEmail");
  const payload = { html, unsubscribeUrl: unsubscribeUrl ?? null, bookingId };
  return [{ ...envelope, channel: "email", subject, body: text, payload }];
}

/** An SMS to be queued; none without a number. */
export function smsEffect({ text, bookingId, ...envelope }: Envelope & { text: string }): Effect[] {
  return envelope.to === "" ? [] : [{ ...envelope, channel: "sms", body: text, payload: { bookingId } }];
}

/**
 * Queues an e-mail; nobody is written to without an address. A secret link (`Letter.action.isSecret`) is encrypted until
 * the mail leaves and forgotten then; `expiresAt` says until when the link works.
 */
export async function queueEmail(
  { tx, now, services }: MessageContext,
  { expiresAt, ...message }: Parameters<typeof emailEffect>[0] & { expiresAt?: Moment },
): Promise<void> {
  const { secretLink, ...email } = message.email;
  const encrypted = secretLink && services.secrets.encrypt(secretLink, "outbox.link_encrypted", message.key);
  const effects = emailEffect({ ...message, email }).map((effect) => ({
    ...effect,
    ...(encrypted ? { linkEncrypted: encrypted } : {}),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  }));
  await services.outbox.queue(tx, effects, now);
}

/** Queues an SMS; nobody is texted without a number. */
export async function queueSms(
  { tx, now, services }: MessageContext,
  message: Parameters<typeof smsEffect>[0],
): Promise<void> {
  await services.outbox.queue(tx, smsEffect(message), now);
}
