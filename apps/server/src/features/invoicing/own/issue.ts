import { addDays, type Day } from "#rules/time/moment.ts";
import {
  type Buyer,
  type DocumentRow,
  findDocument,
  updateDocument,
} from "#server/features/invoicing/ledger/document.queries.ts";
import { refreshPaid } from "#server/features/invoicing/payments/refresh-paid.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { ownInvoiceMail } from "#texts/da/templates/email/own-invoice.ts";
import { takeNumber } from "./sender.queries.ts";

/**
 * Gives a document of our own series the next number, and who it is from and to as they are now. It is saved with the
 * transaction or not at all, so that the series has no gaps. Answers the number and when it is to be paid.
 */
export async function numberDocument(tx: Tx, document: DocumentRow, buyer: Buyer): Promise<IssuedFacts> {
  const { number, sender } = await takeNumber(tx);
  const { next_number: _, ...seller } = sender;
  const { kind, entry_date, content } = document;
  const dueDate = kind === "credit_note" ? null : addDays(entry_date, content.paymentTermsDays);
  await updateDocument(tx, document.id, {
    ...{ number, due_date: dueDate },
    ...{ seller: JSON.stringify(seller), buyer: JSON.stringify(buyer) },
    delivery: buyer.ean === null ? null : "by_hand",
  });
  return { number, dueDate, seller: seller.name };
}

interface IssuedFacts {
  readonly number: string;
  readonly dueDate: Day | null;
  /** Name of whom it is from. */
  readonly seller: string;
}

/** Issues a document of our own series, and mails it to the company with the PDF. */
export async function issueOwn(context: MessageContext, document: DocumentRow, buyer: Buyer): Promise<void> {
  const { tx, services } = context;
  const issued = await numberDocument(tx, document, buyer);
  const { kind, content, net, vat, corporation_id } = document;
  const credited = document.credits === null ? undefined : await findDocument(tx, document.credits);
  if (credited) await refreshPaid(tx, credited.id, context.now);
  const facts = {
    ...{ ...issued, kind, gross: net + vat, contactPerson: buyer.contactPerson },
    credited: credited?.number ?? null,
    link: `${services.settings.publicUrl}/invoices`,
  };
  await queueEmail(context, {
    key: outboxKey("invoice-mail", document.id),
    subjectKey: subjectKey("corporation", corporation_id),
    to: buyer.email,
    email: ownInvoiceMail(facts, services.settings.brand),
    attachedDocument: document.id,
    ...(content.lines[0] && { bookingId: content.lines[0].bookingId }),
  });
}
