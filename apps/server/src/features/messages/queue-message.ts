import type { Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { Effect } from "#server/platform/outbox/outbox.ts";
import type { Email } from "#texts/da/templates/email/layout.ts";
import { type LetterDraft, writeLetter } from "#texts/da/templates/letters/letter.ts";
import { savedTexts, writeEmail } from "./letters/write-email.ts";

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

/** A letter to be queued, before the text in force is chosen. */
type LetterEffect = Pick<Effect, "key" | "subjectKey" | "to" | "payload"> & { readonly draft: LetterDraft };

/** What `queueMessages` takes: effects, and letters that have no text yet. */
export type MessageEffect = Effect | LetterEffect;

type EmailMessage = Envelope & {
  readonly email: Email | LetterDraft;
  readonly unsubscribeUrl?: string;
  /** The invoice document that goes with it as a PDF. */
  readonly attachedDocument?: number;
  /** The booking whose staff list goes with it as a PDF, as it is when it is sent. */
  readonly attachedStaffList?: number;
};

/** An e-mail to be queued; none without an address. Use `queueEmail` for one with a secret. */
export function emailEffect({
  email,
  unsubscribeUrl,
  bookingId,
  ...envelope
}: EmailMessage): MessageEffect[] {
  if (envelope.to === "") return [];
  const more = { unsubscribeUrl: unsubscribeUrl ?? null, bookingId };
  if ("template" in email) return [{ ...envelope, draft: email, payload: more }];
  return [effectOf({ ...envelope, payload: more }, email)];
}

function effectOf(envelope: Omit<LetterEffect, "draft">, { subject, text, html, secret }: Email): Effect {
  if (secret !== undefined) throw new Error("a mail with a secret is queued with queueEmail");
  return { ...envelope, channel: "email", subject, body: text, payload: { html, ...envelope.payload } };
}

/** Queues messages in their order, the letters among them with the text in force now. */
export async function queueMessages(
  { tx, now, services }: MessageContext,
  messages: readonly MessageEffect[],
): Promise<void> {
  const keys = messages.flatMap((message) => ("draft" in message ? [message.draft.template.key] : []));
  const saved = await savedTexts(tx, [...new Set(keys)]);
  const effects = messages.map((message) => {
    if (!("draft" in message)) return message;
    const { draft, ...envelope } = message;
    return effectOf(envelope, writeLetter(draft, saved.get(draft.template.key) ?? null));
  });
  await services.outbox.queue(tx, effects, now);
}

/** An SMS to be queued; none without a number. After `expiresAt` it is of no use, and does not leave. */
export function smsEffect({
  text,
  bookingId,
  ...envelope
}: Envelope & { readonly text: string; readonly expiresAt?: Moment | undefined }): Effect[] {
  return envelope.to === "" ? [] : [{ ...envelope, channel: "sms", body: text, payload: { bookingId } }];
}

/**
 * Queues an e-mail, a letter with the text in force now; nobody is written to without an address. A secret
 * (`Email.secret`) is encrypted until the mail leaves and forgotten then; `expiresAt` says until when it works.
 */
export async function queueEmail(
  context: MessageContext,
  {
    expiresAt,
    email,
    unsubscribeUrl,
    bookingId,
    attachedDocument,
    attachedStaffList,
    ...envelope
  }: EmailMessage & { expiresAt?: Moment },
): Promise<void> {
  if (envelope.to === "") return;
  const { secret, ...written } = await writeEmail(context.tx, email);
  const payload = { unsubscribeUrl: unsubscribeUrl ?? null, bookingId, attachedDocument, attachedStaffList };
  await queueWithSecret(context, [effectOf({ ...envelope, payload }, written)], { secret, expiresAt });
}

/** Queues an SMS; nobody is texted without a number. A secret that its text leaves out is kept as that of a mail. */
export async function queueSms(
  context: MessageContext,
  { secret, ...message }: Parameters<typeof smsEffect>[0] & { secret?: string },
): Promise<void> {
  await queueWithSecret(context, smsEffect(message), { secret, expiresAt: undefined });
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
