import {
  type Buyer,
  type DocumentRow,
  findDocument,
} from "#server/features/invoicing/ledger/document.queries.ts";
import { findSender } from "#server/features/invoicing/own/sender.queries.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { ownInvoiceMail } from "#texts/da/templates/email/own-invoice.ts";

/**
 * Whether we mail a document with its PDF: one of our own series always, and what a service made that mails nothing,
 * where it does not go to an EAN. `ean` is the buyer's, null for none.
 */
export function isMailedByUs(
  { integrations }: Services,
  { vendor }: Pick<DocumentRow, "vendor">,
  ean: string | null,
): boolean {
  if (vendor === "own") return true;
  return ean === null && integrations.accounting.of(vendor)?.deliversByMail === false;
}

/** Mails an issued document to the invoice address of its company, with the PDF; once, however often it is called. */
export async function mailDocument(context: MessageContext, documentId: number, buyer: Buyer): Promise<void> {
  const { tx, services } = context;
  const document = await findDocument(tx, documentId);
  if (!document) return;
  const { id, kind, content, number, due_date, net, vat, corporation_id, seller } = document;
  const credited = document.credits === null ? undefined : await findDocument(tx, document.credits);
  const { brand, publicUrl } = services.settings;
  const facts = {
    ...{ kind, number: number ?? "", dueDate: kind === "credit_note" ? null : due_date, gross: net + vat },
    ...{ contactPerson: buyer.contactPerson, credited: credited?.number ?? null },
    seller: (seller.name ?? (await findSender(tx)).name) || brand.name,
    link: `${publicUrl}/invoices`,
  };
  await queueEmail(context, {
    key: outboxKey("invoice-mail", id),
    subjectKey: subjectKey("corporation", corporation_id),
    to: buyer.email,
    email: ownInvoiceMail(facts, brand),
    attachedDocument: id,
    ...(content.lines[0] && { bookingId: content.lines[0].bookingId }),
  });
}
