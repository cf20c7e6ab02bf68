import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { lockInvoice } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { writeToCorporation } from "#server/features/job-messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { invoiceSent } from "#texts/da/templates/email/company-notices.ts";

/** Tells the company that accounting has sent an invoice or credit note; once, however often it is delivered. */
export async function notifyInvoiceSent(context: MessageContext, invoiceId: number): Promise<void> {
  const invoice = await lockInvoice(context.tx, invoiceId);
  const booking = invoice && (await findBooking(context.tx, invoice.booking_id));
  if (!booking) return;
  const corporation = await getCorporation(context.tx, booking.corporation_id);
  const document = {
    kind: invoice.kind,
    number: invoice.number,
    total: invoice.total,
    dueDate: invoice.due_date,
    isElectronic: invoice.delivery !== null,
    billingEmail: corporation.billing_email,
  };
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("invoice-sent", invoice.id),
    wanted: corporation.noti_invoice_booking,
    write: (facts, brand) => invoiceSent({ ...facts, ...document }, brand),
  });
}
