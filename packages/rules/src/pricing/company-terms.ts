import { type Fees, feesOf } from "./fees.ts";
import { type PriceSettingKey, priceSettingKeys } from "./price-settings.ts";

/** A term that holds for a company, in hundredths of its unit, and where it comes from. */
export interface CompanyTerm {
  readonly key: PriceSettingKey;
  readonly value: number;
  /** Agreed with the company, chosen in its profile, or in force for everybody. */
  readonly source: "own" | "profile" | "default";
}

/** What is agreed with a company itself, and what it chose. */
interface OwnTerms {
  /** Øre per hour and person; all 0 where none are agreed. */
  readonly fees: Fees;
  readonly paymentDeadlineDays: number;
}

/**
 * The terms of a booking that a company made now: its own fees where any is agreed, the payment deadline of its profile, and for the
 * rest the values in force. Rule: Terms of a company, docs/rules/trade-terms.md.
 */
export function companyTerms(
  own: OwnTerms,
  inForce: Readonly<Record<PriceSettingKey, number>>,
): CompanyTerm[] {
  const fees = feesOf({
    stored: null,
    isRefetched: false,
    corporation: own.fees,
    jobTitle: "",
    global: {
      standard: inForce.standard_fee,
      urgent: inForce.urgent_booking_fee,
      emergency: inForce.emergency_booking_fee,
      headWaiter: inForce.head_waiter_fee,
    },
  });
  const hasOwnFees = fees === own.fees;
  const ownValues: Partial<Record<PriceSettingKey, number>> = {
    ...(hasOwnFees && {
      standard_fee: fees.standard,
      urgent_booking_fee: fees.urgent,
      emergency_booking_fee: fees.emergency,
      head_waiter_fee: fees.standard,
    }),
  };
  return priceSettingKeys.map((key) => {
    if (key === "net_days") return { key, value: own.paymentDeadlineDays * 100, source: "profile" };
    const value = ownValues[key];
    return value === undefined
      ? { key, value: inForce[key], source: "default" }
      : { key, value, source: "own" };
  });
}
