import { addDays } from "#rules/time/moment.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import { isMailedByUs, mailDocument } from "#server/features/invoicing/documents/mail-document.ts";
import {
  reopenDocument,
  settleDocument,
  vendorWords,
} from "#server/features/invoicing/ledger/delivery-outcome.ts";
import {
  type Buyer,
  type DocumentRow,
  findDocument,
  updateDocument,
} from "#server/features/invoicing/ledger/document.queries.ts";
import { documentIn } from "#server/features/invoicing/ledger/effects.ts";
import { buyerOf } from "#server/features/invoicing/own/buyer.ts";
import { issueOwn } from "#server/features/invoicing/own/issue.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { Accounting } from "#server/platform/integrations/accounting/accounting.port.ts";
import { LeftBehind, NoAccess, PermanentFailure } from "#server/platform/integrations/failure.ts";
import type { Delivery } from "#server/platform/outbox/deliver.ts";
import { vendorNames } from "#texts/da/admin/vendor-names.ts";
import { departmentName } from "#texts/da/common/department-name.ts";
import { notifyInvoiceSent } from "./invoice.notifications.ts";

/**
 * Has a row's invoice or credit note made by whoever it was decided to be made by, under a number of ours, so that a
 * repeat finds what an earlier attempt made. What became of it is saved in the transaction that settles the row.
 */
export function accountingDelivery(services: Services): Delivery {
  const { db, clock, integrations } = services;
  return async (row) => {
    const { documentId } = documentIn(row);
    if (row.attempts > 1) await inTransaction(db, (tx) => reopenDocument(tx, documentId, clock.now()));
    try {
      const document = await findDocument(db, documentId);
      if (!document) throw new PermanentFailure("Accounting", "the document is gone");
      const buyer = await readBuyer(db, document);
      const { reference, save } = await make(document, buyer);
      return {
        reference,
        accepted: async (tx) => {
          const now = clock.now();
          await save(tx);
          await settleDocument(tx, documentId, { state: "accepted", now });
          await notifyInvoiceSent({ tx, now, services }, documentId);
        },
      };
    } catch (failure) {
      if (!(failure instanceof PermanentFailure) || failure instanceof LeftBehind) throw failure;
      const outcome = { state: "refused", vendorMessage: vendorWords(failure, "accounting") } as const;
      return {
        failure,
        refused: (tx) => settleDocument(tx, documentId, { ...outcome, now: clock.now() }),
      };
    }
  };

  async function make(document: DocumentRow, buyer: Buyer) {
    const { vendor } = document;
    if (vendor === "own") {
      return {
        reference: document.external_id,
        save: (tx: Tx) => issueOwn({ tx, now: clock.now(), services }, document, buyer),
      };
    }
    const accounting = integrations.accounting.of(vendor);
    if (!accounting) throw new NoAccess(vendorNames[vendor], "is not configured", "not_configured");
    const sent = await sendDocument(db, accounting, document, buyer);
    const save = async (tx: Tx) => {
      await updateDocument(tx, document.id, {
        ...{ number: sent.number, url: sent.url, vendor_id: sent.invoiceId },
        due_date: sent.dueDate ?? addDays(document.entry_date, document.content.paymentTermsDays),
        delivery: buyer.ean === null ? null : ("sent" as const),
        buyer: JSON.stringify(buyer),
      });
      if (isMailedByUs(services, document, buyer.ean)) {
        await mailDocument({ tx, now: clock.now(), services }, document.id, buyer);
      }
    };
    return { reference: sent.invoiceId, save };
  }
}

async function sendDocument(db: Db, accounting: Accounting, document: DocumentRow, buyer: Buyer) {
  const { content, external_id: externalId } = document;
  const credited = document.credits === null ? undefined : await findDocument(db, document.credits);
  const isAtVendor = credited?.vendor === document.vendor && credited.vendor_id !== null;
  return accounting.sendInvoice({
    kind: document.kind === "credit_note" ? "credit_note" : "invoice",
    credits:
      isAtVendor && credited.vendor_id
        ? { invoiceId: credited.vendor_id, number: credited.number ?? "" }
        : null,
    externalId,
    entryDate: document.entry_date,
    paymentTermsDays: content.paymentTermsDays,
    lines: content.lines.map(({ productId, unitPrice, quantity, description, bookingId }, place) => ({
      priority: place + 1,
      ...{ productId, unitPrice, quantity },
      description: [description, ...departmentIn(content, bookingId)].join(", "),
    })),
    total: document.net,
    note: content.note,
    orderReference: content.orderReference || null,
    mail: content.mail,
    corporation: buyer,
  });
}

/** What a line of a service's invoice says of the department of its booking. */
function departmentIn({ bookings }: DocumentRow["content"], bookingId: number): string[] {
  const department = bookings.find(({ id }) => id === bookingId)?.department;
  return department ? [departmentName(department)] : [];
}

/** The company as it is now: what was wrong with its address is mended before a document is sent again. */
async function readBuyer(db: Db, { corporation_id }: DocumentRow): Promise<Buyer> {
  const corporation = await findCorporation(db, corporation_id);
  if (!corporation) throw new PermanentFailure("Accounting", "the company is gone");
  return buyerOf(corporation);
}
