import type * as z from "zod/mini";
import {
  type outboxRow,
  type messageEndpoints as rows,
  searchedMessages,
} from "#contract/messages/message.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { roundHalfUp, toWireKroner } from "#rules/money/ore.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, ListPage } from "#server/platform/http/handler.ts";
import { outboxPage } from "#server/platform/outbox/mailbox-page.ts";
import {
  lockOutboxRow,
  type MailboxRow,
  type OutboxRow,
  waitingByChannel,
} from "#server/platform/outbox/outbox.queries.ts";
import { canSendAgain } from "#server/platform/outbox/states.ts";
import { isAccountingSetUp, type Settings } from "#server/platform/settings/settings.ts";
import { type DeliveryProblem, deliveryReason } from "#texts/da/admin/delivery-reasons.ts";

/** Every message and delivery, what failed first. */
export const outbox: Handler<typeof rows.outbox> = async ({ query, services }) => {
  const searched = query.far ? searchedMessages.far : searchedMessages.near;
  const page = await outboxPage(services.db, { ...query, searched }, query);
  return new ListPage(page.rows.map(serializeOutboxRow), page.next);
};

/** An e-mail as its reader sees it. Refuses `message_deleted`. */
export const mail: Handler<typeof rows.mail> = async ({ params, services }) => {
  const row = await services.db
    .selectFrom("outbox")
    .select(["channel", "payload", "emptied_at"])
    .where("id", "=", params.id)
    .executeTakeFirst();
  if (!row) throw new DomainError("not_found");
  if (row.emptied_at !== null) throw new DomainError("message_deleted");
  const { html } = row.payload as Record<string, unknown>;
  return { html: row.channel === "email" && typeof html === "string" ? html : null };
};

/**
 * Queues a failed delivery once more, with the same reference. Refuses `not_failed`, `secret_message` and
 * `message_deleted`.
 */
export const sendAgain: Handler<typeof rows.sendAgain> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const row = await lockOutboxRow(tx, params.id);
    if (!row || row.channel === "webhook") throw new DomainError("not_found");
    const { channel } = row;
    const verdict = canSendAgain(mailboxFacts(row));
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await services.outbox.sendAgain(tx, row.id);
    await record({ tx, actor: actorOf(session), now }, { type: "outbox.send_again", id: row.id });
    return serializeOutboxRow({ ...row, channel, status: "queued", problem: null });
  });

/** Whether each channel lets messages out, and how many wait there. */
export const outboxChannels: Handler<typeof rows.outboxChannels> = async ({ services }) =>
  channelStatesOf(services.settings, await waitingByChannel(services.db).execute());

/** Whether each channel lets messages out, and how many of `rowsOfChannels`, the waiting rows by channel, are on it. */
export function channelStatesOf(
  settings: Settings,
  rowsOfChannels: Awaited<ReturnType<ReturnType<typeof waitingByChannel>["execute"]>>,
): AnswerOf<typeof rows.outboxChannels> {
  const { production, smtp, gatewayApi, pushServices, payroll } = settings;
  const accounting = isAccountingSetUp(settings);
  const configured = { email: smtp, sms: gatewayApi, push: pushServices, accounting, payroll };
  const waiting = new Map(rowsOfChannels.map((row) => [row.channel, row]));
  return (["email", "sms", "push", "accounting", "payroll"] as const).map((channel) => {
    const row = waiting.get(channel);
    const open = row?.isRefused ? "access_refused" : "ok";
    const shut = production ? "not_configured" : "dry_run";
    return { channel, state: configured[channel] ? open : shut, waiting: Number(row?.waiting ?? 0) };
  });
}

/** Tries everything that waits on a channel at once, in the order in which it waits. */
export const tryNow: Handler<typeof rows.tryNow> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    await services.outbox.retryNow(tx, params.channel);
    await record(
      { tx, actor: actorOf(session), now },
      { type: "outbox_channel.try_now", id: params.channel },
    );
    return { status: "success" };
  });

/** A message or delivery as the mailbox shows it; the payload stays inside. */
function serializeOutboxRow(row: MailboxRow): z.output<typeof outboxRow> {
  const { problem, channel, status } = row;
  return {
    id: row.id,
    channel,
    to: row.recipient,
    subject: row.subject,
    body: row.body,
    status,
    key: row.key,
    reason: problem === null ? null : deliveryReason(problem as DeliveryProblem, channel, status),
    last_error: row.last_error,
    has_secret: row.has_secret,
    emptied_at: row.emptied_at?.toISOString() ?? null,
    can_send_again: canSendAgain(mailboxFacts(row)).ok,
    attempts: row.attempts,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    ...aboutOf(row),
    report: row.report,
    reported_at: row.reported_at?.toISOString() ?? null,
  };
}

/** Which booking and employee a row is about, and what an invoice or pay line comes to; of its payload only this is shown. */
function aboutOf({ payload, subject_key }: OutboxRow) {
  const { bookingId, total, hours, hourlyWage } = payload as Record<string, unknown>;
  const [kind, id] = subject_key.split(":");
  const booking = typeof bookingId === "number" ? bookingId : kind === "booking" ? Number(id) : null;
  const ore =
    typeof hours === "number" && typeof hourlyWage === "number" ? roundHalfUp(hours * hourlyWage) : total;
  const employee = kind === "employee" ? Number(id) : null;
  return {
    booking_id: booking,
    employee_id: employee,
    amount: typeof ore === "number" ? toWireKroner(ore) : null,
  };
}

function mailboxFacts({ status, has_secret, emptied_at }: OutboxRow) {
  return { status, hasSecret: has_secret, isEmptied: emptied_at !== null };
}
