import type {
  documentReminderEndpoints as rows,
  WireReminderResult,
} from "#contract/invoicing/document-reminder.endpoints.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { owedOf } from "#rules/money/payments/owed.ts";
import type { NoReminder } from "#rules/money/reminders/next-reminder.ts";
import { dayOf } from "#rules/time/moment.ts";
import { lockPayable, tellOfDocument } from "#server/features/invoicing/payments/payments.ts";
import { asRefusal } from "#server/features/invoicing/send-batch.ts";
import { pricesInForce } from "#server/features/settings/setting.queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { refusalText } from "#texts/da/common/errors.ts";
import { nextReminderOf } from "./due-reminders.ts";
import { notifyReminder } from "./reminder.notifications.ts";
import { insertReminder, overdueDocuments, reminderSettingsIn } from "./reminder.queries.ts";

type Call = RequestContext<typeof rows.sendReminders>;
type Asked = Call["body"]["reminders"][number];

/** Sends reminders, each in a transaction of its own: what is refused of one stops no other. */
export const sendReminders: Handler<typeof rows.sendReminders> = async (call) => {
  const results: WireReminderResult[] = [];
  for (const asked of call.body.reminders) {
    const refused = await sendReminder(call, asked).then(() => null, asRefusal);
    results.push({
      document_id: asked.document_id,
      status: refused ? "refused" : "sent",
      code: refused?.code ?? null,
      message: refused && refusalText(refused.code, refused.detail),
    });
  }
  return results;
};

const codeOf = {
  paid: "reminder_paid",
  too_early: "reminder_sent",
  all_sent: "reminder_sent",
} as const satisfies Record<NoReminder, string>;

/**
 * Sends the reminder of a document that was seen. Refuses `not_found`, `not_payable`, `reminder_paid` and
 * `reminder_sent` where it was paid or reminded of meanwhile, `total_changed` where something else is owed or the fee is
 * another, and `reminder_asked` where the company waits for an answer that was not seen. Rule: Next reminder,
 * docs/rules/reminders.md.
 */
function sendReminder({ services, session, now }: Call, asked: Asked): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const locked = await lockPayable(tx, asked.document_id);
    const today = dayOf(now);
    const [document] = await overdueDocuments(tx, today, asked.document_id);
    if (!document) throw new DomainError("not_found");
    const settings = reminderSettingsIn(await pricesInForce(tx, today));
    const next = nextReminderOf(document, settings, today);
    if (next.step === null) throw new DomainError(codeOf[next.why]);
    if (next.step !== asked.step) throw new DomainError("reminder_sent");
    const { open } = owedOf(document);
    const isAsSeen = open === fromWireKroner(asked.open) && next.fee === fromWireKroner(asked.fee);
    if (!isAsSeen) throw new DomainError("total_changed");
    if (next.isHeld && !asked.despite_question) throw new DomainError("reminder_asked");
    const { step, fee } = next;
    const reminder = { step, day: today, fee, open: open + fee };
    const id = await insertReminder(tx, {
      ...{ ...reminder, document_id: document.id },
      ...{ created_by: corporationOf(session).id, created_at: new Date(now) },
    });
    if (id === undefined) throw new DomainError("reminder_sent");
    await notifyReminder({ tx, now, services }, locked, { id, ...reminder });
    const detail = { document: document.id, reminder: step, fee: toWireKroner(fee) };
    await tellOfDocument(tx, { session, now }, locked.parts, "booking.send_reminder", detail);
  });
}
