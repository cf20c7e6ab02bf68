import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { isMailedByUs } from "#server/features/invoicing/documents/mail-document.ts";
import { findDocument, lockDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import { writeToCorporation } from "#server/features/job-messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { invoiceSent } from "#texts/da/templates/email/company-notices.ts";

/**
 * Tells the company that an invoice or credit note was sent; once, however often it is delivered. Whoever gets it
 * from us by mail at the same address hears of it by that.
 */
export async function notifyInvoiceSent(
  context: MessageContext & { readonly services: Services },
  documentId: number,
): Promise<void> {
  const locked = await lockDocument(context.tx, documentId);
  const booking = locked?.parts[0] && (await findBooking(context.tx, locked.parts[0].booking_id));
  if (!locked || !booking) return;
  const { document, parts } = locked;
  const corporation = await getCorporation(context.tx, booking.corporation_id);
  const isMailed = isMailedByUs(context.services, document, corporation.ean || null);
  if (isMailed && corporation.billing_email.toLowerCase() === corporation.email.toLowerCase()) return;
  const credited = document.credits === null ? undefined : await findDocument(context.tx, document.credits);
  const facts = {
    ...{ kind: document.kind, number: document.number, total: document.net, dueDate: document.due_date },
    ...{ credited: credited?.number ?? null, together: parts.length },
    isElectronic: document.vendor !== "own" && document.delivery !== null,
    billingEmail: corporation.billing_email,
  };
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("invoice-sent", document.id),
    wanted: corporation.noti_invoice_booking,
    isOfCompany: true,
    write: (about, brand) => invoiceSent({ ...about, ...facts }, brand),
  });
}
