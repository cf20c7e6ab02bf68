import type * as z from "zod/mini";
import type { bookingDetails, WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import {
  type Amounts,
  type BookingLine,
  type InvoiceLine,
  sumOfAmounts,
  superTotalsOf,
} from "#rules/pricing/invoice-lines.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { Billed } from "#server/features/invoicing/amounts.ts";
import type { SentLine } from "#server/features/invoicing/ledger/ledger.queries.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { invoiceLineText, priceRowLabel, priceTexts } from "#texts/da/price/price.ts";

type WireDetails = z.output<typeof bookingDetails>;

/** The lines of an invoice with their Danish descriptions. */
export function serializeInvoiceLines(
  booking: BookingRow,
  lines: readonly InvoiceLine[],
): WireDetails["invoiceLines"] {
  return lines.map(({ priority, productId, description, quantity, unitPrice, amount }) => ({
    priority,
    productId,
    description: invoiceLineText(description, {
      id: booking.id,
      jobTitle: booking.job_title,
      day: booking.date,
    }),
    quantity,
    unitPrice,
    amount: toWireKroner(amount),
  }));
}

/** Free lines as they were sent, after so many others. */
export function serializeExtraLines(lines: readonly SentLine[], before: number): WireDetails["invoiceLines"] {
  return lines.map(({ productId, description, quantity, unitPrice, amount }, place) => ({
    priority: before + place + 1,
    ...{ productId, description, quantity, unitPrice },
    amount: toWireKroner(amount),
  }));
}

/** The fees for late removals that have not lapsed. */
export function serializeCancellationLines(
  { removed, removalPrice }: Billed,
  canLapse: boolean,
): WireDetails["cancellationLines"] {
  return removed.map((shift) => ({
    shift_id: shift.id,
    hours: shift.cancellation_hours,
    unit_price: toWireKroner(removalPrice),
    amount: toWireKroner(shift.cancellation_fee),
    is_sent: shift.fee_invoice_id !== null,
    can_lapse: canLapse && shift.fee_invoice_id === null,
  }));
}

/** What the people of a booking and its own lines come to, in øre. */
export interface BookingAmounts {
  readonly people: readonly Amounts[];
  readonly lines: readonly BookingLine[];
}

/** The money of one booking, and that of `all` bookings of the answer together. */
export function serializeMoney(own: BookingAmounts, all: readonly BookingAmounts[]) {
  const { people, lines } = own;
  const totals = superTotalsOf(
    all.flatMap((one) => one.people),
    all.flatMap((one) => one.lines),
  );
  return {
    bookingLines: lines.map(({ key, row, shiftId, text, ...amounts }) => ({
      key,
      shift_id: shiftId ?? null,
      label: row
        ? priceRowLabel(row)
        : (text ?? (key === "cancellation" ? priceTexts.rows.cancellation : adminInvoiceTexts.rounding)),
      ...serializeAmounts(amounts),
    })),
    sum: serializeAmounts(sumOfAmounts([...people, ...lines])),
    superTotals: {
      hours: totals.hours,
      transport: toWireKroner(totals.transport),
      ...serializeColumns(totals),
    },
  };
}

/** What somebody, or several together, come to, as the wire says it. */
export function serializeAmounts(amounts: Amounts): WireAdminShift["amounts"] {
  return {
    hours: amounts.hours,
    wage_with_holiday: toWireKroner(amounts.wage + amounts.holiday),
    ...serializeColumns(amounts),
  };
}

function serializeColumns({ wage, holiday, fees, total }: Amounts) {
  return {
    wage: toWireKroner(wage),
    holiday: toWireKroner(holiday),
    fees: toWireKroner(fees),
    total: toWireKroner(total),
  };
}
