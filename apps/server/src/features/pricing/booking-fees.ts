import { hoursRemaining } from "#rules/bookings/status.ts";
import { type Fees, feesOf, totalFee } from "#rules/pricing/fees.ts";
import type { BookingTradeTerms } from "#rules/pricing/trade-terms.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Agreed } from "./price-agreement.queries.ts";

interface StoredFees {
  readonly standard_fee: number;
  readonly urgent_booking_fee: number;
  readonly emergency_booking_fee: number;
}

/** The three fees that are stored on a booking or agreed with a company, øre per hour and person. */
export function feesIn(row: StoredFees): Fees {
  return {
    standard: row.standard_fee,
    urgent: row.urgent_booking_fee,
    emergency: row.emergency_booking_fee,
  };
}

/** The general fees in force, øre per hour and person, with what a head waiter costs more. */
type GeneralFeeRow = StoredFees & { readonly head_waiter_fee: number };

/** The fees of a company, as it is under its agreement, for a staff type: those agreed with it, else the `general` ones. Rule: Source of the fees, docs/rules/pricing.md. */
export function feesFor(general: GeneralFeeRow, corporation: Agreed<StoredFees>, jobTitle: string): Fees {
  return feesOf({
    stored: null,
    isRefetched: false,
    corporation: feesIn(corporation),
    jobTitle,
    global: { ...feesIn(general), headWaiter: general.head_waiter_fee },
  });
}

/** The fees of a booking, øre per hour and person, as its columns hold them. */
export interface FeeColumns extends StoredFees {
  readonly fee: number;
}

/** The fees as stored, with the one that a booking made at `madeAt` has by its terms. */
export function feeColumns(
  fees: Fees,
  madeAt: Moment,
  startsAt: Moment,
  terms: BookingTradeTerms,
): FeeColumns {
  return {
    fee: totalFee(fees, hoursRemaining(madeAt, startsAt), terms),
    standard_fee: fees.standard,
    urgent_booking_fee: fees.urgent,
    emergency_booking_fee: fees.emergency,
  };
}
