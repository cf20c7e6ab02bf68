import type { invoicingEndpoints as rows } from "#contract/areas/invoicing.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { roundHalfUp } from "#rules/money/ore.ts";
import type { InvoiceLine } from "#rules/pricing/invoice-lines.ts";
import { dayOf } from "#rules/time/moment.ts";
import { actorOf } from "#server/areas/actor.ts";
import type { Verb } from "#server/areas/verb.ts";
import { announceInvoicing } from "#server/bookings/announce-invoicing.ts";
import { customerCorporation } from "#server/bookings/show/customer-bookings.ts";
import { Refused } from "#server/refused.ts";
import type { Settings } from "#server/settings.ts";
import { audit } from "#server/stores/audit.ts";
import { type BookingRow, lockBooking, updateBooking } from "#server/stores/bookings/bookings.ts";
import { invoiceEffect, type QueuedInvoice } from "#server/stores/effects/invoicing.ts";
import { lockShiftsOfBooking, type ShiftRow } from "#server/stores/shifts/shifts.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { invoiceLinesView } from "#server/views/bookings/booking-details.ts";
import { invoiceMail } from "#texts/da/price/invoice.ts";
import { billedFor, linesOf, productsOf } from "./invoice.ts";

type SentLines = NonNullable<BodyOf<typeof rows.createInvoice>["invoiceData"]>["lines"];

/**
 * Queues the invoice of a booking, once. Its lines are computed here; those that the browser sent must come to the
 * same. Refuses `not_configured` (production only), `not_found`, `already_sent_to_billy`, `missing_product_id`,
 * `nothing_to_send` and `invoice_lines_differ`.
 */
export const createInvoice: Verb<typeof rows.createInvoice> = async ({
  session,
  params,
  body,
  now,
  services,
}) => {
  const { settings, db, outbox } = services;
  if (settings.production && !settings.billy) throw new Refused("not_configured");
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, params.id);
    if (!booking) throw new Refused("not_found");
    if (booking.billy_requested_at) throw new Refused("already_sent_to_billy");
    const lines = linesToSend(booking, await lockShiftsOfBooking(tx, booking.id), settings);
    if (body.invoiceData) refuseOtherLines(body.invoiceData.lines, lines);

    const corporation = await customerCorporation(tx, booking);
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
      lines: invoiceLinesView(booking, lines).map(({ amount, ...line }) => line),
      total: lines.reduce((sum, { amount }) => sum + amount, 0),
      note: booking.invoice_note,
      mail: invoiceMail(facts, settings.brand),
    };
    await outbox.queue(tx, invoiceEffect(invoice, corporation.name), now);
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
    await announceInvoicing(tx, booking);
  });
  return { status: "success" };
};

function linesToSend(booking: BookingRow, shifts: readonly ShiftRow[], settings: Settings): InvoiceLine[] {
  const composed = linesOf(billedFor(booking, shifts), productsOf(booking, settings));
  if (!composed.ok) throw new Refused(composed.refusal);
  if (composed.lines.length === 0) throw new Refused("nothing_to_send");
  return composed.lines;
}

/** An invoice page that shows other amounts than ours is out of date. */
function refuseOtherLines(sent: SentLines, lines: readonly InvoiceLine[]): void {
  const shown = sent.reduce(
    (sum, { quantity, unitPrice }) => sum + roundHalfUp(quantity * unitPrice * 100),
    0,
  );
  const ours = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (shown !== ours) throw new Refused("invoice_lines_differ");
}
