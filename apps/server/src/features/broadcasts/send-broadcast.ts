import { type RawBuilder, sql } from "kysely";
import type { manyMessageEndpoints as rows } from "#contract/backoffice/broadcast.endpoints.ts";
import type { AnswerOf, BodyOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { smsParts, smsPrice } from "#rules/money/sms-price.ts";
import { cleanName } from "#rules/people/clean-name.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, smsKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { emailEffect } from "#server/features/messages/queue-message.ts";
import { actorOf } from "#server/platform/audit.ts";
import { acquireAdvisoryLock, type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { danishOrder } from "#server/platform/database/lists/text-search.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import type { Effect } from "#server/platform/outbox/outbox.ts";
import { broadcastTexts as texts } from "#texts/da/backoffice/broadcast.ts";
import { type Email, layOut } from "#texts/da/templates/email/layout.ts";
import { fullName } from "#texts/format/contact.ts";

type Row = typeof rows.sendToMany;

/**
 * Queues a message to everybody of an audience, once for each key: pressed twice it is sent once. With `dryRun` it
 * only answers who would get it. Refuses `not_found` (booking, staff type) and `nobody_to_write_to`.
 */
export const sendToMany: Handler<Row> = async (call) => {
  const { body, query, services } = call;
  if (query.dryRun) {
    await assertRecipientsExist(services.db, body);
    return serialize(call, reachOf(await recipientsOf(services.db, body.to), body), false);
  }
  return inTransaction(services.db, async (tx) => {
    // Two presses at once: the second waits here, and then finds what the first has noted.
    await acquireAdvisoryLock(tx, body.key);
    await assertRecipientsExist(tx, body);
    const reach = reachOf(await recipientsOf(tx, body.to), body);
    if (await isSent(tx, body.key)) return serialize(call, reach, true);
    if (reach.gets.length === 0) throw new DomainError("nobody_to_write_to");
    const effects = reach.gets.flatMap((recipient) => effectsTo(recipient, call));
    await services.outbox.queue(tx, effects, call.now);
    const detail = { channel: body.channel, ...body.to, employee_ids: reach.gets.map(({ id }) => id) };
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

async function assertRecipientsExist(db: Db | Tx, { to }: ManyMessage): Promise<void> {
  const found =
    "booking_id" in to
      ? await db.selectFrom("bookings").select("id").where("id", "=", to.booking_id).executeTakeFirst()
      : await db.selectFrom("staff_types").select("id").where("id", "=", to.staff_type_id).executeTakeFirst();
  if (!found) throw new DomainError("not_found");
}

function effectsTo(recipient: Recipient, { body, services }: RequestContext<Row>): Effect[] {
  const key = outboxKey("broadcast", body.key, recipient.id);
  const envelope = {
    subjectKey: subjectKey("employee", recipient.id),
    to: addressOf(recipient, body.channel),
  };
  if (body.channel === "sms") return [{ ...envelope, key: smsKey(key), channel: "sms", body: body.text }];
  const { settings, secrets } = services;
  const token = secrets.unsubscribeToken(recipient.id);
  const isAboutJobs = !("booking_id" in body.to);
  const email = emailTo(
    recipient,
    body,
    isAboutJobs ? `${settings.publicUrl}/email/unsubscribe/${token}` : undefined,
    settings.brand,
  );
  const unsubscribeUrl = `${settings.publicUrl}/api/employees/emails/unsubscribe?token=${encodeURIComponent(token)}`;
  return emailEffect({ ...envelope, key, email, ...(isAboutJobs ? { unsubscribeUrl } : {}) });
}

function emailTo(
  { first_name }: Pick<Recipient, "first_name">,
  { subject, text }: Extract<ManyMessage, { channel: "email" }>,
  unsubscribeLink: string | undefined,
  brand: Parameters<typeof layOut>[1],
): Email {
  return layOut(
    {
      subject,
      greeting: texts.greeting(cleanName(first_name)),
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
    of.map(({ id, first_name, last_name }) => ({ employee_id: id, name: fullName(first_name, last_name) }));
  const first = reach.gets[0] ?? { first_name: "" };
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

type ManyMessage = BodyOf<typeof rows.sendToMany>;
type Audience = ManyMessage["to"];

/** Somebody of an audience. */
interface Recipient {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly noti_info_of_jobs: boolean;
}

/** An audience by who can be written to. */
interface Reach {
  readonly gets: readonly Recipient[];
  readonly noAddress: readonly Recipient[];
  readonly unsubscribed: readonly Recipient[];
}

/** The people of an audience who have a profile that is in use, by name; each once. */
async function recipientsOf(db: Db | Tx, to: Audience): Promise<Recipient[]> {
  const { rows: found } = await sql<Recipient>`
    select e.id, e.first_name, e.last_name, e.email, e.phone, e.noti_info_of_jobs from employees e
    where e.deactivated_at is null and e.erased_at is null and e.id in (${idsOf(to)})
    order by ${danishOrder(sql`e.first_name`)}, ${danishOrder(sql`e.last_name`)}, e.id`.execute(db);
  return found;
}

function idsOf(to: Audience): RawBuilder<unknown> {
  if ("booking_id" in to) {
    return sql`select s.employee_id from shifts s where s.booking_id = ${to.booking_id} and s.status = ${to.who}`;
  }
  const inRegion = to.area_code
    ? sql`and exists (select from employee_regions g where g.employee_id = r.employee_id and g.area_code = ${to.area_code})`
    : sql``;
  return sql`select r.employee_id from employee_job_roles r join employees n on n.id = r.employee_id and not n.new_user
      and n.approval = 'approved'
    where r.staff_type_id = ${to.staff_type_id} ${inRegion}`;
}

/**
 * Who of an audience gets a message. One about somebody's own booking reaches everybody with an address; one to a type
 * and region is about jobs, so that it leaves out who wants to read of none.
 */
function reachOf(
  recipients: readonly Recipient[],
  { to, channel }: Pick<ManyMessage, "to" | "channel">,
): Reach {
  const isAboutJobs = !("booking_id" in to);
  const isUnsubscribed = (recipient: Recipient) => isAboutJobs && !recipient.noti_info_of_jobs;
  const wanting = recipients.filter((recipient) => !isUnsubscribed(recipient));
  const hasAddress = (recipient: Recipient) => addressOf(recipient, channel) !== "";
  return {
    gets: wanting.filter(hasAddress),
    noAddress: wanting.filter((recipient) => !hasAddress(recipient)),
    unsubscribed: recipients.filter(isUnsubscribed),
  };
}

/** Where somebody is written to on a channel; empty without one. */
function addressOf({ email, phone }: Recipient, channel: ManyMessage["channel"]): string {
  return (channel === "sms" ? phone : email).trim();
}
