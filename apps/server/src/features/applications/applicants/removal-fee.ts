import type { Ore } from "#rules/money/ore.ts";
import { cancellationFee } from "#rules/pricing/trade-terms.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import { termsOf } from "#server/features/messages/booked-price.ts";

/**
 * The hours and øre that removing one selected person costs the company now.
 * Rule: Fee for removing people, docs/rules/cancellation.md.
 */
export function removalFee(booking: BookingRow, now: Moment): { hours: number; amount: Ore } {
  return cancellationFee(
    {
      now,
      startsAt: booking.starts_at.getTime(),
      hourlyWage: booking.hourly_wage,
      fee: booking.fee,
      places: 1,
    },
    termsOf(booking),
  );
}
