import { fromWireKroner } from "#rules/money/ore.ts";
import type { TermValues } from "#rules/pricing/agreement-values.ts";
import type { Fees, GeneralFees } from "#rules/pricing/fees.ts";
import { bookingTermsOf } from "#rules/pricing/term-values.ts";
import type { BookingTradeTerms } from "#rules/pricing/trade-terms.ts";

interface WireFees {
  standard_fee: number;
  urgent_booking_fee: number;
  emergency_booking_fee: number;
}

/** What holds for every booking that is made now. */
export interface GeneralTerms {
  readonly fees: GeneralFees;
  readonly terms: BookingTradeTerms;
}

/** The general fees and terms in force, as the wire has them. */
export function generalOfWire(wire: WireFees & { head_waiter_fee: number; terms: TermValues }): GeneralTerms {
  return {
    fees: { ...feesOfWire(wire), headWaiter: fromWireKroner(wire.head_waiter_fee) },
    terms: bookingTermsOf(wire.terms),
  };
}

/** Fees as the wire has them, in kroner, as the rules take them, in øre per hour and person. */
export function feesOfWire(wire: WireFees): Fees {
  return {
    standard: fromWireKroner(wire.standard_fee),
    urgent: fromWireKroner(wire.urgent_booking_fee),
    emergency: fromWireKroner(wire.emergency_booking_fee),
  };
}
