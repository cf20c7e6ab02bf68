import type { ledgerEndpoints as rows } from "#contract/invoicing/ledger.endpoints.ts";
import { isAboveLimit, prepaidAmount } from "#rules/money/proposal.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking } from "#server/features/bookings/shifts/shift.queries.ts";
import { productsOf } from "#server/features/invoicing/amounts.ts";
import { assertSeenTotal, seenTotal } from "#server/features/invoicing/seen-total.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import type { AccountingVendor } from "#server/platform/integrations/accounting/accounting.port.ts";
import { prepaymentLine } from "#texts/da/admin/ledger.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatPercent } from "#texts/format/numbers.ts";
import { hasCreditNote, isLive, prepayableOf, refreshMoneyState } from "./balance.ts";
import { loadLedger } from "./get-ledger.ts";
import { invoicesOf, lockInvoice } from "./ledger.queries.ts";
import { assertAccountingReady, queueDocument } from "./queue-document.ts";

/**
 * Queues a credit note over a whole accepted invoice or prepayment; once the service has accepted it, the people on
 * it can be corrected and invoiced anew. Refuses `sender_missing`, `not_found`, `not_accepted`,
 * `already_credited`, and `prepayment_deducted` while an invoice takes the prepayment off.
 */
export const credit: Handler<typeof rows.credit> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    await assertAccountingReady(tx, call);
    const invoice = await lockInvoice(tx, call.params.id);
    const booking = invoice && (await lockBooking(tx, invoice.booking_id));
    if (!invoice || !booking) throw new DomainError("not_found");
    if (invoice.kind === "credit_note" || invoice.state !== "accepted") throw new DomainError("not_accepted");
    const all = await invoicesOf(tx, [booking.id]);
    if (hasCreditNote(invoice.id, all)) throw new DomainError("already_credited");
    const isDeducted = all.some((one) => one.deducted > 0 && isLive(one, all));
    if (invoice.kind === "prepayment" && isDeducted) throw new DomainError("prepayment_deducted");

    const part = {
      ...{ booking, booking_id: booking.id, credits: invoice.id, people: [], reason: call.body.reason },
      ...{ total: invoice.total, lines: invoice.lines, shift_ids: invoice.shift_ids },
    };
    const { vendor, document_id: documentId, number } = invoice;
    const credited = { documentId, number: number ?? "", vendor: vendor as AccountingVendor };
    await queueDocument(tx, call, { kind: "credit_note", parts: [part], credited });
    await refreshMoneyState(tx, booking.id);
    return loadLedger(tx, booking.id, call.now);
  });

/**
 * Queues an invoice over a part of a booking's price, which comes off the final invoice. Refuses `sender_missing`,
 * `not_found`, `missing_product_id`, `already_sent_to_billy` once the booking is sent in full, `over_price` where all
 * prepayments together would be more than the price, `above_limit`, `total_missing`, and `total_changed` with both amounts
 * where another one was seen.
 */
export const prepayment: Handler<typeof rows.prepayment> = (call) => {
  const { params, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    await assertAccountingReady(tx, call);
    const booking = await lockBooking(tx, params.id);
    if (!booking || booking.status === "cancelled") throw new DomainError("not_found");
    if (booking.is_sent_to_billy) throw new DomainError("already_sent_to_billy");
    const { staffType: productId } = productsOf(booking, services.integrations.accounting);
    if (!productId) throw new DomainError("missing_product_id");
    const shifts = await lockShiftsOfBooking(tx, booking.id);
    const prepayable = prepayableOf(booking, shifts, await invoicesOf(tx, [booking.id]), now);
    if (!prepayable) throw new DomainError("over_price");
    const amount = prepaidAmount(prepayable.price, body.percent);
    if (amount <= 0 || prepayable.prepaid + amount > prepayable.price) throw new DomainError("over_price");
    if (isAboveLimit(prepayable.prepaid + amount)) throw new DomainError("above_limit");
    assertSeenTotal(amount, seenTotal(body.total));

    const description = prepaymentLine(formatPercent(body.percent), {
      id: booking.id,
      jobTitle: booking.job_title,
      day: formatDayNumeric(booking.date),
    });
    const lines = [
      { key: "prepayment", productId, description, quantity: 1, unitPrice: amount / 100, amount },
    ];
    const part = { booking, booking_id: booking.id, people: [], total: amount, lines };
    await queueDocument(tx, call, { kind: "prepayment", parts: [part] });
    return loadLedger(tx, booking.id, call.now);
  });
};
