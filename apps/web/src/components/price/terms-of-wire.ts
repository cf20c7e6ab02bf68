import type * as z from "zod/mini";
import { agreementOfWire, type agreementVersions } from "#contract/settings/wage-agreement.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import type { TermValues } from "#rules/pricing/agreement-values.ts";
import type { Fees, GeneralFees } from "#rules/pricing/fees.ts";
import { type SetValue, valueOn } from "#rules/pricing/price-settings.ts";
import { bookingTermsOf } from "#rules/pricing/term-values.ts";
import type { BookingTradeTerms } from "#rules/pricing/trade-terms.ts";
import type { WageAgreement } from "#rules/supplements/wage-agreement.ts";
import type { Day } from "#rules/time/moment.ts";

interface WireFees {
  standard_fee: number;
  urgent_booking_fee: number;
  emergency_booking_fee: number;
}

interface WireGeneral extends WireFees {
  head_waiter_fee: number;
  terms: TermValues;
  agreements: z.output<typeof agreementVersions>;
}

/** What holds for every booking that is made now. */
export interface GeneralTerms {
  readonly fees: GeneralFees;
  readonly terms: BookingTradeTerms;
  /** Versions of the agreement on supplements and pension, by the day that each is in force from. */
  readonly agreements: readonly (SetValue & { readonly agreement: WageAgreement })[];
}

/** The general fees and terms in force, as the wire has them. */
export function generalOfWire(wire: WireGeneral): GeneralTerms {
  return {
    fees: { ...feesOfWire(wire), headWaiter: fromWireKroner(wire.head_waiter_fee) },
    terms: bookingTermsOf(wire.terms),
    agreements: wire.agreements.map(({ valid_from, agreement }, id) => ({
      ...{ id, validFrom: valid_from, isWithdrawn: false },
      agreement: agreementOfWire(agreement),
    })),
  };
}

/** The agreement that a booking of a day is made under, null without one. Rule: Version of a booking, docs/rules/supplements.md. */
export function agreementOn({ agreements }: GeneralTerms, day: Day): WageAgreement | null {
  return valueOn(agreements, day)?.agreement ?? null;
}

/** Fees as the wire has them, in kroner, as the rules take them, in øre per hour and person. */
export function feesOfWire(wire: WireFees): Fees {
  return {
    standard: fromWireKroner(wire.standard_fee),
    urgent: fromWireKroner(wire.urgent_booking_fee),
    emergency: fromWireKroner(wire.emergency_booking_fee),
  };
}
