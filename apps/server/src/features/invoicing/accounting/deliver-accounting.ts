import { addDays } from "#rules/time/moment.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import {
  reopenInvoice,
  settleInvoice,
  vendorWords,
} from "#server/features/invoicing/ledger/delivery-outcome.ts";
import { invoiceIn, type QueuedInvoice } from "#server/features/invoicing/ledger/effects.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { Accounting } from "#server/platform/integrations/accounting/accounting.port.ts";
import { LeftBehind, NoAccess, PermanentFailure } from "#server/platform/integrations/failure.ts";
import type { Delivery } from "#server/platform/outbox/deliver.ts";
import { notifyInvoiceSent } from "./invoice.notifications.ts";

/**
 * Sends a row as invoice or credit note, under a number of its own, so that a repeat finds what an earlier attempt
 * made. What the service made of it is saved in the transaction that settles the row.
 */
export function accountingDelivery(services: Services, accounting: Accounting | null): Delivery {
  const { db, clock } = services;
  return async (row) => {
    if (!accounting) throw new NoAccess("Billy", "is not configured", "not_configured");
    const queued = invoiceIn(row);
    if (row.attempts > 1) await inTransaction(db, (tx) => reopenInvoice(tx, queued.invoiceId, clock.now()));
    try {
      const corporation = await invoicedCorporation(queued);
      const { invoiceId, number, url, dueDate } = await accounting.sendInvoice({
        kind: queued.kind,
        externalId: queued.externalId,
        entryDate: queued.entryDate,
        paymentTermsDays: queued.paymentTermsDays,
        lines: [...queued.lines],
        total: queued.total,
        note: queued.note,
        orderReference: queued.orderReference || null,
        mail: queued.mail,
        corporation,
      });
      return {
        reference: invoiceId,
        accepted: async (tx) => {
          const now = clock.now();
          await settleInvoice(tx, queued.invoiceId, {
            state: "accepted",
            number,
            url,
            vendorId: invoiceId,
            now,
            dueDate: dueDate ?? addDays(queued.entryDate, queued.paymentTermsDays),
            isElectronic: corporation.ean !== null,
          });
          await notifyInvoiceSent({ tx, now, services }, queued.invoiceId);
        },
      };
    } catch (failure) {
      if (!(failure instanceof PermanentFailure) || failure instanceof LeftBehind) throw failure;
      const outcome = { state: "refused", vendorMessage: vendorWords(failure, "accounting") } as const;
      return {
        failure,
        refused: (tx) => settleInvoice(tx, queued.invoiceId, { ...outcome, now: clock.now() }),
      };
    }
  };

  async function invoicedCorporation({ corporationId }: QueuedInvoice) {
    const corporation = await findCorporation(db, corporationId);
    if (!corporation) throw new PermanentFailure("Billy", "the company is gone");
    return {
      name: corporation.name,
      cvr: corporation.cvr_nr,
      ean: corporation.ean || null,
      email: corporation.billing_email,
      contactPerson: corporation.contact_person,
      address: corporation.address,
      zipCode: corporation.city_zip,
      city: corporation.city,
    };
  }
}
