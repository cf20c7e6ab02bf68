import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import type { LockedDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import { findSender } from "#server/features/invoicing/own/sender.queries.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import { invoiceReminder, reminderWithdrawn } from "#texts/da/templates/invoice-reminders.ts";
import type { ReminderRow } from "./reminder.queries.ts";

/** Writes to the invoice address of a company that an invoice is overdue, with its PDF, whatever its switches say. */
export async function notifyReminder(
  context: MessageContext,
  locked: LockedDocument,
  { id, step, fee, open }: Pick<ReminderRow, "id" | "step" | "fee" | "open">,
): Promise<void> {
  const sender = await findSender(context.tx);
  const { facts, envelope } = await aboutOf(context, locked);
  const { bank_reg: reg, bank_account: account } = sender;
  await queueEmail(context, {
    ...{ ...envelope, key: outboxKey("invoice-reminder", id), attachedDocument: locked.document.id },
    email: invoiceReminder(
      { ...facts, step, fee, open, dueDate: locked.document.due_date, reg, account },
      context.services.settings.brand,
    ),
  });
}

/** Writes to the company that a reminder was a mistake. */
export async function notifyWithdrawn(
  context: MessageContext,
  locked: LockedDocument,
  { id, fee, waived_at }: ReminderRow,
): Promise<void> {
  const { facts, envelope } = await aboutOf(context, locked);
  await queueEmail(context, {
    ...{ ...envelope, key: outboxKey("reminder-withdrawn", id) },
    email: reminderWithdrawn(
      { ...facts, fee: waived_at === null ? fee : 0 },
      context.services.settings.brand,
    ),
  });
}

/** What both letters say of an invoice, and to whom they go. */
async function aboutOf({ tx, services }: MessageContext, { document, parts }: LockedDocument) {
  const company = await getCorporation(tx, document.corporation_id);
  const bookingId = parts[0]?.booking_id;
  return {
    facts: {
      ...{ number: document.number ?? "", contactPerson: company.contact_person },
      link: `${services.settings.publicUrl}/invoices`,
    },
    envelope: {
      subjectKey: subjectKey("corporation", company.id),
      to: company.billing_email,
      ...(bookingId !== undefined && { bookingId }),
    },
  };
}
