import { type PriceAgreement, pricesUnder, standardPayment } from "./price-agreement.ts";
import { type PriceSettingKey, priceSettingKeys } from "./price-settings.ts";

/** A term that holds for a company, in hundredths of its unit, and where it comes from. */
export interface CompanyTerm {
  readonly key: PriceSettingKey;
  readonly value: number;
  /** Agreed with the company, or in force for everybody. */
  readonly source: "own" | "default";
}

/**
 * The terms of a booking that a company made now: what is agreed with it, and for the rest the values in force; the
 * payment deadline is that of its invoices. Rule: Terms of a company, docs/rules/trade-terms.md.
 */
export function companyTerms(
  agreement: PriceAgreement,
  inForce: Readonly<Record<PriceSettingKey, number>>,
): CompanyTerm[] {
  const prices = pricesUnder(inForce, agreement);
  const { values, paymentDeadlineDays } = agreement;
  const own: readonly string[] = [
    ...Object.keys(values),
    ...(values.standard_fee === undefined ? [] : ["head_waiter_fee"]),
    ...(paymentDeadlineDays === null ? [] : ["net_days"]),
  ];
  const netDays = paymentDeadlineDays ?? standardPayment.deadlineDays;
  return priceSettingKeys.map((key) => ({
    key,
    value: key === "net_days" ? netDays * 100 : prices[key],
    source: own.includes(key) ? "own" : "default",
  }));
}
