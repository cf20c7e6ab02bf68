import { findCorporation } from "#server/features/corporations/queries.ts";
import { invalidateInvoicing } from "#server/features/invoicing/invalidate-invoicing.ts";
import { invoiceIn, markInvoiced, type QueuedInvoice } from "#server/features/invoicing/queries.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { Accounting } from "#server/platform/integrations/accounting/port.ts";
import { NoAccess, PermanentFailure } from "#server/platform/integrations/failure.ts";
import type { Delivery } from "#server/platform/outbox/deliver.ts";

/** Sends a row as invoice. Its number is the booking's, so that a repeat finds what an earlier attempt made. */
export function accountingDelivery({ db, clock }: Services, accounting: Accounting | null): Delivery {
  return async (row) => {
    if (!accounting) throw new NoAccess("Billy", "is not configured", "not_configured");
    const queued = invoiceIn(row);
    const { invoiceId } = await accounting.sendInvoice({
      externalId: `VK-${queued.bookingId}`,
      entryDate: queued.entryDate,
      paymentTermsDays: queued.paymentTermsDays,
      lines: [...queued.lines],
      total: queued.total,
      note: queued.note,
      orderReference: null,
      mail: queued.mail,
      corporation: await invoicedCorporation(queued),
    });
    return {
      reference: invoiceId,
      accepted: async (tx) => {
        const booking = await markInvoiced(tx, queued.bookingId, invoiceId, clock.now());
        await invalidateInvoicing(tx, booking);
      },
    };
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
