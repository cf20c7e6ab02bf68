import type { invoicingEndpoints as rows } from "#contract/invoicing/endpoints.ts";
import type { BodyOf } from "#contract/wire/endpoint.ts";
import { roundHalfUp } from "#rules/money/ore.ts";
import type { InvoiceLine } from "#rules/pricing/invoice-lines.ts";
import { dayOf } from "#rules/time/moment.ts";
import { type BookingRow, lockBooking, updateBooking } from "#server/features/bookings/queries.ts";
import { lockShiftsOfBooking, type ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import { getCorporation } from "#server/features/corporations/queries.ts";
import { billedFor, linesOf, productsOf, totalOf } from "#server/features/invoicing/amounts.ts";
import { invalidateInvoicing } from "#server/features/invoicing/invalidate-invoicing.ts";
import { serializeInvoiceLines } from "#server/features/invoicing/page/serializers.ts";
import { invoiceEffect, type QueuedInvoice } from "#server/features/invoicing/queries.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import type { Settings } from "#server/platform/settings.ts";
import { invoiceMail } from "#texts/da/price/price.ts";

type SentLines = NonNullable<BodyOf<typeof rows.createInvoice>["invoiceData"]>["lines"];

/**
 * Queues the invoice of a booking, once. Its lines are computed here; those that the browser sent must come to the
 * same. Refuses `not_configured` (production only), `not_found`, `already_sent_to_billy`, `missing_product_id`,
 * `nothing_to_send` and `invoice_lines_differ`.
 */
export const createInvoice: Handler<typeof rows.createInvoice> = async ({
  session,
  params,
  body,
  now,
  services,
}) => {
  const { settings, db, outbox } = services;
  if (settings.production && !settings.billy) throw new DomainError("not_configured");
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, params.id);
    if (!booking) throw new DomainError("not_found");
    if (booking.billy_requested_at) throw new DomainError("already_sent_to_billy");
    const lines = linesToSend(booking, await lockShiftsOfBooking(tx, booking.id), settings);
    if (body.invoiceData) refuseOtherLines(body.invoiceData.lines, lines);

    const corporation = await getCorporation(tx, booking.corporation_id);
    const facts = {
      contactPerson: corporation.contact_person,
      jobTitle: booking.job_title,
      day: booking.date,
    };
    const invoice: QueuedInvoice = {
      bookingId: booking.id,
      corporationId: corporation.id,
      entryDate: dayOf(now),
      paymentTermsDays: booking.payment_deadline,
      lines: serializeInvoiceLines(booking, lines).map(({ amount, ...line }) => line),
      total: totalOf(lines),
      note: booking.invoice_note,
      mail: invoiceMail(facts, settings.brand),
    };
    await outbox.queue(tx, [invoiceEffect(invoice, corporation.name)], now);
    const at = new Date(now);
    await updateBooking(tx, booking.id, { billy_requested_at: at, updated_at: at });
    const detail = { total: invoice.total };
    await audit(tx, {
      actor: actorOf(session),
      action: "send_invoice",
      entity: "booking",
      entityId: booking.id,
      detail,
      now,
    });
    await invalidateInvoicing(tx, booking);
  });
  return { status: "success" };
};

function linesToSend(booking: BookingRow, shifts: readonly ShiftRow[], settings: Settings): InvoiceLine[] {
  const composed = linesOf(billedFor(booking, shifts), productsOf(booking, settings));
  if (!composed.ok) throw new DomainError(composed.refusal);
  if (composed.lines.length === 0) throw new DomainError("nothing_to_send");
  return composed.lines;
}

/** An invoice page that shows other amounts than ours is out of date. */
function refuseOtherLines(sent: SentLines, lines: readonly InvoiceLine[]): void {
  const shown = sent.reduce(
    (sum, { quantity, unitPrice }) => sum + roundHalfUp(quantity * unitPrice * 100),
    0,
  );
  if (shown !== totalOf(lines)) throw new DomainError("invoice_lines_differ");
}
