import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import { DomainError } from "#server/platform/errors.ts";
import { invoiceAnswered } from "#texts/da/templates/email/own-invoice.ts";
import { partsOfDocuments } from "./company-invoice.queries.ts";
import type { QuestionRow } from "./question.queries.ts";

/** Writes to the company that its question about an invoice is answered, whatever its switches say. Answers its id. */
export async function notifyAnswered(
  context: MessageContext,
  { id, document_id, booking_id, message }: QuestionRow,
  answer: string,
): Promise<number> {
  const { brand, publicUrl } = context.services.settings;
  const document = await findDocument(context.tx, document_id);
  if (!document) throw new DomainError("not_found");
  const company = await getCorporation(context.tx, document.corporation_id);
  const [first] = await partsOfDocuments(context.tx, [document_id]);
  const booking = booking_id ?? first?.booking_id;
  const facts = {
    ...{ kind: document.kind, number: document.number ?? "", contactPerson: company.contact_person },
    ...{ question: message, answer, link: `${publicUrl}/invoices${booking ? `?booking=${booking}` : ""}` },
  };
  await queueEmail(context, {
    key: outboxKey("invoice-answered", id),
    subjectKey: subjectKey("corporation", company.id),
    to: company.email,
    email: invoiceAnswered(facts, brand),
  });
  return company.id;
}
