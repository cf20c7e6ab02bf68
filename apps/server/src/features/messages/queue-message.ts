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

/** An e-mail to be queued; none without an address. Use `queueEmail` for one with a secret. */
export function emailEffect({
  email,
  unsubscribeUrl,
  bookingId,
  ...envelope
}: Envelope & { email: Email; unsubscribeUrl?: string }): Effect[] {
  if (envelope.to === "") return [];
  const { subject, text, html, secret } = email;
  if (secret !== undefined) throw new Error("a mail with a secret is queued with queueEmail");
  const payload = { html, unsubscribeUrl: unsubscribeUrl ?? null, bookingId };
  return [{ ...envelope, channel: "email", subject, body: text, payload }];
}

/** An SMS to be queued; none without a number. */
export function smsEffect({ text, bookingId, ...envelope }: Envelope & { text: string }): Effect[] {
  return envelope.to === "" ? [] : [{ ...envelope, channel: "sms", body: text, payload: { bookingId } }];
}

/**
 * Queues an e-mail; nobody is written to without an address. A secret (`Email.secret`) is encrypted until the mail
 * leaves and forgotten then; `expiresAt` says until when it works.
 */
export async function queueEmail(
  context: MessageContext,
  { expiresAt, ...message }: Parameters<typeof emailEffect>[0] & { expiresAt?: Moment },
): Promise<void> {
  const { secret, ...email } = message.email;
  await queueWithSecret(context, emailEffect({ ...message, email }), { secret, expiresAt });
}

/** Queues an SMS; nobody is texted without a number. A secret that its text leaves out is kept as that of a mail. */
export async function queueSms(
  context: MessageContext,
  {
    secret,
    expiresAt,
    ...message
  }: Parameters<typeof smsEffect>[0] & { secret?: string; expiresAt?: Moment },
): Promise<void> {
  await queueWithSecret(context, smsEffect(message), { secret, expiresAt });
}

async function queueWithSecret(
  { tx, now, services }: MessageContext,
  effects: readonly Effect[],
  { secret, expiresAt }: { secret: string | undefined; expiresAt: Moment | undefined },
): Promise<void> {
  const queued = effects.map((effect) => ({
    ...effect,
    ...(secret
      ? { linkEncrypted: services.secrets.encrypt(secret, "outbox.link_encrypted", effect.key) }
      : {}),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  }));
  await services.outbox.queue(tx, queued, now);
}
