import { dayOf } from "#rules/time/moment.ts";
import type { AdminCall } from "#server/features/bookings/admin/load-admin-bookings.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import { invoiceEffect } from "#server/features/invoicing/ledger/effects.ts";
import { actorOf } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { invoiceMail } from "#texts/da/price/price.ts";
import type { InvoiceRow } from "./ledger.queries.ts";

const eventTypes = {
  invoice: "booking.send_invoice",
  credit_note: "booking.credit_invoice",
  prepayment: "booking.send_prepayment",
} as const;

/** Refuses `not_configured` in production without accounting; elsewhere the dry run answers for it. */
export function assertAccountingConfigured({ services: { settings } }: AdminCall): void {
  if (settings.production && !settings.billy) throw new DomainError("not_configured");
}

/**
 * Hands an invoice, credit note or prepayment that was just saved to the outbox, and records it. Refuses
 * `corporation_erased`: accounting would get a company without a name.
 */
export async function queueInvoice(
  tx: Tx,
  { session, now, services }: AdminCall,
  booking: BookingRow,
  invoice: InvoiceRow,
): Promise<void> {
  const corporation = await getCorporation(tx, booking.corporation_id);
  if (corporation.erased_at !== null) throw new DomainError("corporation_erased");
  const facts = {
    contactPerson: corporation.contact_person,
    jobTitle: booking.job_title,
    day: booking.date,
  };
  const effect = invoiceEffect(
    {
      invoiceId: invoice.id,
      externalId: `VK-${booking.id}-${invoice.id}`,
      kind: invoice.kind === "credit_note" ? "credit_note" : "invoice",
      bookingId: booking.id,
      corporationId: corporation.id,
      entryDate: dayOf(now),
      paymentTermsDays: booking.payment_deadline,
      lines: invoice.lines.map(({ productId, unitPrice, quantity, description }, place) => ({
        priority: place + 1,
        productId,
        unitPrice,
        quantity,
        description,
      })),
      total: invoice.total,
      note: booking.invoice_note,
      orderReference: booking.ean_order_reference || corporation.ean_order_reference,
      mail: invoiceMail(facts, services.settings.brand),
    },
    corporation.name,
  );
  await services.outbox.queue(tx, [effect], now);
  const detail = { invoice_id: invoice.id, total: invoice.total, shift_ids: invoice.shift_ids };
  await record(
    { tx, actor: actorOf(session), now },
    { type: eventTypes[invoice.kind], id: booking.id, detail, booking },
  );
}
