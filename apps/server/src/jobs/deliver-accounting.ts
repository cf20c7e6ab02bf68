import type { Services } from "#server/areas/verb.ts";
import { announceInvoicing } from "#server/bookings/announce-invoicing.ts";
import type { Accounting } from "#server/integrations/accounting/port.ts";
import { PermanentFailure } from "#server/integrations/failure.ts";
import { invoiceIn, markInvoiced, type QueuedInvoice } from "#server/stores/effects/invoicing.ts";
import { findCorporation } from "#server/stores/people/corporations.ts";
import type { Delivery } from "./delivery.ts";

/** Sends a row as invoice. Its number is the booking's, so that a repeat finds what an earlier attempt made. */
export function accountingDelivery({ db, clock }: Services, accounting: Accounting | null): Delivery {
  return async (row) => {
    if (!accounting) throw new PermanentFailure("Billy", "is not configured");
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
        await announceInvoicing(tx, booking);
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
