import type * as z from "zod/mini";
import type { bookingDetails, bookingOptions } from "#contract/invoicing/entities.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import type { InvoiceLine } from "#rules/pricing/invoice-lines.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import { invoiceLineText } from "#texts/da/price/invoice.ts";

type Details = z.output<typeof bookingDetails>;

/** How far a booking is invoiced and paid: what was pressed, and what was accepted. */
export function bookingOptionsView(booking: BookingRow): z.output<typeof bookingOptions> {
  return {
    all_check_times_approved: booking.all_check_times_approved,
    paid_at: booking.paid_at?.toISOString() ?? null,
    is_sent_to_zenegy: booking.is_sent_to_zenegy,
    is_sent_to_billy: booking.is_sent_to_billy,
    zenegy_requested: booking.zenegy_requested_at !== null,
    billy_requested: booking.billy_requested_at !== null,
    all_gravy_status: booking.all_gravy_status,
  };
}

/** The lines of an invoice with their Danish descriptions. */
export function invoiceLinesView(
  booking: BookingRow,
  lines: readonly InvoiceLine[],
): Details["invoiceLines"] {
  return lines.map(({ priority, productId, description, quantity, unitPrice, amount }) => ({
    priority,
    productId,
    description: invoiceLineText(description, { jobTitle: booking.job_title, day: booking.date }),
    quantity,
    unitPrice,
    amount: toWireKroner(amount),
  }));
}

/** The fees for late removals that have not lapsed; `unitPrice` in øre per hour. */
export function cancellationLinesView(
  removed: readonly ShiftRow[],
  unitPrice: number,
): Details["cancellationLines"] {
  return removed.map((shift) => ({
    shift_id: shift.id,
    hours: shift.cancellation_hours,
    unit_price: toWireKroner(unitPrice),
    amount: toWireKroner(shift.cancellation_fee),
  }));
}
