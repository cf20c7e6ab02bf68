import { type BookingTermValues, bookingTermsOf } from "./term-values.ts";
import type { TradeTerms } from "./trade-terms.ts";

/** The terms of the agreement as a whole: days, kroner and minutes. */
export const agreementTermKeys = [
  "net_days",
  "credit_ceiling",
  "recruitment_fee",
  "unreported_recruitment_fee",
  "soliciting_penalty",
  "break_minutes",
  "break_over_hours",
] as const;
export type AgreementTermKey = (typeof agreementTermKeys)[number];

export type TermValues = BookingTermValues & Readonly<Record<AgreementTermKey, number>>;

/** All terms, from the values in force. Amounts are kroner, as they are set and sent. */
export function tradeTermsOf(values: TermValues): TradeTerms {
  const ore = (key: AgreementTermKey) => Math.round(values[key] * 100);
  return {
    ...bookingTermsOf(values),
    invoicingWeekday: 1,
    netDays: values.net_days,
    creditCeiling: ore("credit_ceiling"),
    recruitmentFee: ore("recruitment_fee"),
    unreportedRecruitmentFee: ore("unreported_recruitment_fee"),
    solicitingPenalty: ore("soliciting_penalty"),
    breakMinutes: values.break_minutes,
    breakOverHours: values.break_over_hours,
  };
}
