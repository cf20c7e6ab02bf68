import type { Selectable } from "kysely";
import type { Ore } from "#rules/money/ore.ts";
import { type BookingTerms, type Price, priceBooking } from "#rules/pricing/price-booking.ts";
import { type BookingTermValues, bookingTermsOf } from "#rules/pricing/term-values.ts";
import { type BookingTradeTerms, cancellationFee } from "#rules/pricing/trade-terms.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Bookings } from "#server/platform/database/types.gen.ts";
import { feesIn } from "./booking-fees.ts";
import { agreementOf } from "./wage-agreement.queries.ts";

/** What of a booking its price depends on. */
export const pricedColumns = [
  ...(["hourly_wage", "fee", "standard_fee", "urgent_booking_fee", "emergency_booking_fee"] as const),
  ...(["transport_wage", "self_paid_break", "date", "start_time", "end_time", "terms", "agreement"] as const),
] as const;
export type PricedBooking = Pick<Selectable<Bookings>, (typeof pricedColumns)[number]>;

/** The price of a booking as booked: everybody works its whole time. */
export function priceAsBooked(booking: PricedBooking & { readonly number_of_staff: number }): Price {
  return priceBooking({ ...pricedFactsOf(booking), people: booking.number_of_staff }, termsOf(booking));
}

/**
 * The hours and øre that removing one selected person costs the company now.
 * Rule: Fee for removing people, docs/rules/cancellation.md.
 */
export function removalFee(
  booking: PricedBooking & Pick<Selectable<Bookings>, "starts_at">,
  now: Moment,
): { hours: number; amount: Ore } {
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

/** The terms that a booking was made under. */
export function termsOf({ terms }: Pick<PricedBooking, "terms">): BookingTradeTerms {
  return bookingTermsOf(termValuesOf({ terms }));
}

/** The terms that a booking was made under, as they are stored and sent. */
export function termValuesOf({ terms }: Pick<PricedBooking, "terms">): BookingTermValues {
  return terms as BookingTermValues;
}

/** What the rules need to know of a booking to price it. */
export function pricedFactsOf(booking: PricedBooking): BookingTerms {
  return {
    hourlyWage: booking.hourly_wage,
    fee: booking.fee,
    fees: feesIn(booking),
    transportHours: booking.transport_wage,
    selfPaidBreak: booking.self_paid_break,
    date: booking.date,
    startTime: booking.start_time,
    endTime: booking.end_time,
    agreement: agreementOf(booking),
  };
}
