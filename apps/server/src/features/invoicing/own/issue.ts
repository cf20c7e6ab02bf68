import { addDays } from "#rules/time/moment.ts";
import { mailDocument } from "#server/features/invoicing/documents/mail-document.ts";
import {
  type Buyer,
  type DocumentRow,
  updateDocument,
} from "#server/features/invoicing/ledger/document.queries.ts";
import { refreshPaid } from "#server/features/invoicing/payments/refresh-paid.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { takeNumber } from "./sender.queries.ts";

/**
 * Gives a document of our own series the next number, and who it is from and to as they are now. It is saved with the
 * transaction or not at all, so that the series has no gaps.
 */
export async function numberDocument(tx: Tx, document: DocumentRow, buyer: Buyer): Promise<void> {
  const { number, sender } = await takeNumber(tx);
  const { next_number: _, ...seller } = sender;
  const { kind, entry_date, content } = document;
  await updateDocument(tx, document.id, {
    ...{ number, due_date: kind === "credit_note" ? null : addDays(entry_date, content.paymentTermsDays) },
    ...{ seller: JSON.stringify(seller), buyer: JSON.stringify(buyer) },
    delivery: buyer.ean === null ? null : "by_hand",
  });
}

/** Issues a document of our own series, and mails it to the company with the PDF. */
export async function issueOwn(context: MessageContext, document: DocumentRow, buyer: Buyer): Promise<void> {
  await numberDocument(context.tx, document, buyer);
  if (document.credits !== null) await refreshPaid(context.tx, document.credits, context.now);
  await mailDocument(context, document.id, buyer);
}
