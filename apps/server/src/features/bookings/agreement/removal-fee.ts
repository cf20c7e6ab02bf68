import { cancellationPay } from "#rules/cancelling/cancellation-pay.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { type PricedBooking, removalFee } from "#server/features/pricing/booked-price.ts";

/**
 * What a removal of this person costs the company at `at`, in hours and øre: counted from the earliest start that was
 * agreed with the person, not from one that is only asked about. Rule: Fee after a change, docs/rules/agreement.md.
 */
export function feeOfRemoval(
  booking: PricedBooking & Pick<BookingRow, "starts_at">,
  shift: Pick<ShiftRow, "earliest_start">,
  at: Moment,
) {
  return removalFee({ ...booking, starts_at: shift.earliest_start ?? booking.starts_at }, at);
}

/**
 * What taking somebody off leaves on the shift: the fee of `at`, where the removal costs the company anything, and what
 * that earns the person. Rule: Pay for a late removal, docs/rules/cancellation.md.
 */
export function feeLeftOnShift(
  { now, services: { settings } }: MessageContext,
  { booking, shift }: { readonly booking: BookingRow; readonly shift: ShiftRow },
  { at, costs, reason }: { readonly at: Moment; readonly costs: boolean; readonly reason: string },
) {
  const fee = feeOfRemoval(booking, shift, at);
  const isBilled = costs && fee.amount > 0;
  const paid = { feeHours: fee.hours, hourlyWage: booking.hourly_wage, isPaid: settings.cancellationPay };
  return {
    cancellation_hours: costs ? fee.hours : 0,
    cancellation_fee: costs ? fee.amount : 0,
    cancellation_fee_lapsed_at: null,
    cancellation_pay: isBilled ? cancellationPay(paid) : 0,
    // Kept when the person applies again.
    fee_reason: isBilled ? reason : "",
    fee_at: isBilled ? new Date(now) : null,
  };
}

/** What a removal pays the person, for a letter. */
export function payFactsOf(shift: Pick<ShiftRow, "cancellation_hours" | "cancellation_pay">) {
  return { hours: shift.cancellation_hours, amount: shift.cancellation_pay };
}
