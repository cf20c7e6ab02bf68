import type { documentReminderEndpoints as rows } from "#contract/invoicing/document-reminder.endpoints.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { owedOf } from "#rules/money/payments/owed.ts";
import {
  type NextReminder,
  nextReminder,
  type ReminderSettings,
} from "#rules/money/reminders/next-reminder.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { pricesInForce } from "#server/features/settings/setting.queries.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import {
  type OverdueDocument,
  overdueDocuments,
  overdueElsewhere,
  reminderSettingsIn,
} from "./reminder.queries.ts";

/** The reminders that are due today. Rule: Next reminder, docs/rules/reminders.md. */
export const dueReminders: Handler<typeof rows.dueReminders> = async ({ now, services: { db } }) => {
  const today = dayOf(now);
  const settings = reminderSettingsIn(await pricesInForce(db, today));
  const overdue = await overdueDocuments(db, today);
  const due = overdue.flatMap((document) => {
    const next = nextReminderOf(document, settings, today);
    if (next.step === null || document.due_date === null) return [];
    const { id, number, corporation_id, corporation, email, due_date, sent, question } = document;
    return [
      {
        ...{ document_id: id, number, corporation_id, corporation, email, due_date, question },
        ...{ open: toWireKroner(owedOf(document).open), step: next.step, fee: toWireKroner(next.fee) },
        last_sent: sent.at(-1)?.day ?? null,
      },
    ];
  });
  return { due, elsewhere: await overdueElsewhere(db, today) };
};

/** The reminder of a document that may go today. Rule: Next reminder, docs/rules/reminders.md. */
export function nextReminderOf(
  document: OverdueDocument,
  settings: ReminderSettings,
  today: Day,
): NextReminder {
  return nextReminder(
    {
      dueDate: document.due_date,
      open: owedOf({ ...document, fees: 0 }).open,
      sent: document.sent.map(({ day }) => day),
      hasOpenQuestion: document.question !== null,
    },
    settings,
    today,
  );
}
