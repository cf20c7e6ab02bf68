import type { documentReminderEndpoints as rows } from "#contract/invoicing/document-reminder.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { canWithdrawReminder } from "#rules/money/reminders/next-reminder.ts";
import { type LockedDocument, lockDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import { loadPayments, tellOfDocument } from "#server/features/invoicing/payments/payments.ts";
import { refreshPaid } from "#server/features/invoicing/payments/refresh-paid.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { notifyWithdrawn } from "./reminder.notifications.ts";
import { endReminder, findReminder, type ReminderRow, remindersOf } from "./reminder.queries.ts";

type Call = RequestContext<typeof rows.withdrawReminder>;

/**
 * Withdraws the last reminder of a document with its fee, and tells the company. Refuses `not_found` and
 * `reminder_not_last`. Rule: Fee of a reminder, docs/rules/reminders.md.
 */
export const withdrawReminder: Handler<typeof rows.withdrawReminder> = (call) =>
  end(call, "undone", async (tx, locked, reminder) => {
    const all = await remindersOf(tx, [reminder.document_id]);
    const hasLater = all.some(({ step, undone_at }) => undone_at === null && step > reminder.step);
    const verdict = canWithdrawReminder(hasLater);
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await notifyWithdrawn({ tx, now: call.now, services: call.services }, locked, reminder);
  });

/** Waives the fee of a reminder, which stands. Refuses `not_found`. Rule: Fee of a reminder, docs/rules/reminders.md. */
export const waiveFee: Handler<typeof rows.waiveFee> = (call) => end(call, "waived", async () => {});

/** Ends a reminder or its fee, once, after `before`; answers what is owed of the document then. */
function end(
  { params, session, now, services }: Call,
  how: "undone" | "waived",
  before: (tx: Tx, locked: LockedDocument, reminder: ReminderRow) => Promise<void>,
): Promise<AnswerOf<typeof rows.withdrawReminder>> {
  return inTransaction(services.db, async (tx) => {
    const found = await findReminder(tx, params.id);
    const locked = found && (await lockDocument(tx, found.document_id));
    // Read again: somebody else may have ended it until the lock was there.
    const reminder = locked && (await findReminder(tx, params.id));
    if (!reminder) throw new DomainError("not_found");
    const { document, parts } = locked;
    const isOver = reminder.undone_at !== null || (how === "waived" && reminder.waived_at !== null);
    if (!isOver) {
      await before(tx, locked, reminder);
      await endReminder(tx, reminder.id, how, { by: corporationOf(session).id, now });
      await refreshPaid(tx, document.id, now);
      const detail = { document: document.id, reminder: reminder.step, fee: toWireKroner(reminder.fee) };
      const type = how === "undone" ? "booking.withdraw_reminder" : "booking.waive_reminder_fee";
      await tellOfDocument(tx, { session, now }, parts, type, detail);
    }
    return loadPayments(tx, document.id);
  });
}
