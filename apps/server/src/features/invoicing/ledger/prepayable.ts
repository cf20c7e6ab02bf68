import type { Ore } from "#rules/money/ore.ts";
import { canPrepay } from "#rules/money/proposal.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { billedFor } from "#server/features/invoicing/amounts.ts";
import { priceAsBooked } from "#server/features/pricing/booked-price.ts";
import { isLive, prepaidOf } from "./balance.ts";
import type { InvoiceRow } from "./ledger.queries.ts";

/**
 * What a prepayment of a booking is a part of, and what the earlier ones that count come to, in øre; null once nothing
 * more can be prepaid. Rules: Prepayment; What can be prepaid, docs/rules/money.md.
 */
export function prepayableOf(
  booking: BookingRow,
  shifts: readonly ShiftRow[],
  invoices: readonly InvoiceRow[],
  now: Moment,
): { price: Ore; prepaid: Ore } | null {
  const verdict = canPrepay({
    isCancelled: booking.status === "cancelled",
    isSentInFull: booking.is_sent_to_billy,
    deducted: prepaidOf(invoices).deducted,
  });
  if (!verdict.ok) return null;
  const isOver = now >= booking.ends_at.getTime();
  const price = isOver ? billedFor(booking, shifts).price : priceAsBooked(booking);
  const earlier = invoices.filter((one) => one.kind === "prepayment" && isLive(one, invoices));
  return { price: price.total, prepaid: earlier.reduce((sum, { total }) => sum + total, 0) };
}
