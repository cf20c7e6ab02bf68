import type { manyMessageEndpoints as rows } from "#contract/backoffice/broadcast.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { smsParts, smsPrice } from "#rules/money/sms-price.ts";
import { cleanName } from "#rules/people/clean-name.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, smsKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { emailEffect, type MessageEffect, queueMessages } from "#server/features/messages/queue-message.ts";
import { actorOf } from "#server/platform/audit.ts";
import { acquireAdvisoryLock, type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { broadcastTexts as texts } from "#texts/da/backoffice/broadcast.ts";
import { type Email, layOut } from "#texts/da/templates/email/layout.ts";
import {
  addressOf,
  isAboutJobs,
  isKnownAudience,
  type ManyMessage,
  type Reach,
  type Recipient,
  reachOf,
  recipientsOf,
} from "./recipients.ts";

type Row = typeof rows.sendToMany;

/**
 * Queues a message to everybody of an audience, once for each key: pressed twice it is sent once. With `dryRun` it
 * only answers who would get it. Refuses `not_found` (booking, staff type) and `nobody_to_write_to`.
 */
export const sendToMany: Handler<Row> = async (call) => {
  const { body, query, services } = call;
  if (query.dryRun) {
    await assertKnown(services.db, body);
    return serialize(call, reachOf(await recipientsOf(services.db, body.to), body), false);
  }
  return inTransaction(services.db, async (tx) => {
    // Two presses at once: the second waits here, and then finds what the first has noted.
    await acquireAdvisoryLock(tx, body.key);
    await assertKnown(tx, body);
    const reach = reachOf(await recipientsOf(tx, body.to), body);
    if (await isSent(tx, body.key)) return serialize(call, reach, true);
    if (reach.gets.length === 0) throw new DomainError("nobody_to_write_to");
    const effects = reach.gets.flatMap((recipient) => effectsTo(recipient, call));
    await queueMessages({ tx, now: call.now, services }, effects);
    const idsOf = (kind: Recipient["kind"]) =>
      reach.gets.filter((recipient) => recipient.kind === kind).map(({ id }) => id);
    const detail = {
      channel: body.channel,
      ...body.to,
      kind: kindOf(body.to),
      employee_ids: idsOf("employee"),
      corporation_ids: idsOf("corporation"),
    };
    await record(
      { tx, actor: actorOf(call.session), now: call.now },
      { type: "message.message_to_many", id: body.key, detail },
    );
    return serialize(call, reach, false);
  });
};

async function isSent(tx: Tx, key: string): Promise<boolean> {
  const line = await tx
    .selectFrom("audit_log")
    .select("id")
    .where("entity", "=", "message")
    .where("entity_id", "=", key)
    .executeTakeFirst();
  return line !== undefined;
}

async function assertKnown(db: Db | Tx, { to }: ManyMessage): Promise<void> {
  if (!(await isKnownAudience(db, to))) throw new DomainError("not_found");
}

function kindOf(to: ManyMessage["to"]): AnswerOf<typeof rows.sentToMany>[number]["to"]["kind"] {
  if ("booking_id" in to) return "booking";
  if ("staff_type_id" in to) return "type";
  if ("employee_ids" in to) return "people";
  if ("everybody" in to) return "everybody";
  return to.corporation_ids === null ? "all_companies" : "companies";
}

function effectsTo(recipient: Recipient, { body, services }: RequestContext<Row>): MessageEffect[] {
  const key = outboxKey(
    recipient.kind === "corporation" ? "broadcast-company" : "broadcast",
    body.key,
    recipient.id,
  );
  const envelope = {
    subjectKey: subjectKey(recipient.kind, recipient.id),
    to: addressOf(recipient, body.channel),
  };
  if (body.channel === "sms") return [{ ...envelope, key: smsKey(key), channel: "sms", body: body.text }];
  const { settings, secrets } = services;
  const token = secrets.unsubscribeToken(recipient.id);
  const isAsked = isAboutJobs(body.to);
  const email = emailTo(
    recipient,
    body,
    isAsked ? `${settings.publicUrl}/email/unsubscribe/${token}` : undefined,
    settings.brand,
  );
  const unsubscribeUrl = `${settings.publicUrl}/api/employees/emails/unsubscribe?token=${encodeURIComponent(token)}`;
  return emailEffect({ ...envelope, key, email, ...(isAsked ? { unsubscribeUrl } : {}) });
}

function emailTo(
  { greeted }: Pick<Recipient, "greeted">,
  { subject, text }: Extract<ManyMessage, { channel: "email" }>,
  unsubscribeLink: string | undefined,
  brand: Parameters<typeof layOut>[1],
): Email {
  return layOut(
    {
      subject,
      greeting: texts.greeting(cleanName(greeted)),
      paragraphs: text.split(/\n+/).filter((line) => line.trim() !== ""),
      ...(unsubscribeLink ? { unsubscribeLink } : {}),
    },
    brand,
  );
}

function serialize(
  { body, services }: RequestContext<Row>,
  reach: Reach,
  isRepeated: boolean,
): AnswerOf<Row> {
  const { settings } = services;
  const isSms = body.channel === "sms";
  const people = (of: readonly Recipient[]) =>
    of.map(({ kind, id, name }) => ({
      employee_id: kind === "employee" ? id : null,
      corporation_id: kind === "corporation" ? id : null,
      name: name.trim(),
    }));
  const first = reach.gets[0] ?? { greeted: "" };
  return {
    count: reach.gets.length,
    people: people(reach.gets),
    no_address: people(reach.noAddress),
    unsubscribed: people(reach.unsubscribed),
    parts: isSms ? smsParts(body.text) : 0,
    price: toWireKroner(isSms ? smsPrice(body.text, reach.gets.length) : 0),
    preview: isSms ? body.text : emailTo(first, body, undefined, settings.brand).text,
    is_repeated: isRepeated,
  };
}
