import type { Day } from "#rules/time/moment.ts";
import { type PriceSettingKey, type SetValue, valueOn } from "./price-settings.ts";
import { bookingTermKeys } from "./term-values.ts";

/** The three fees, which are agreed together. */
export const agreedFeeKeys = ["standard_fee", "urgent_booking_fee", "emergency_booking_fee"] as const;

/** The settings that can be agreed with a company. */
export const agreedPriceKeys = [
  ...agreedFeeKeys,
  "hourly_wage",
  ...bookingTermKeys,
  "credit_ceiling",
] as const satisfies readonly PriceSettingKey[];
export type AgreedPriceKey = (typeof agreedPriceKeys)[number];

/** What is agreed, in hundredths of each setting's unit; what is left out is everybody's. */
export type AgreedValues = Partial<Readonly<Record<AgreedPriceKey, number>>>;

type PaymentType = "invoice" | "credit_card";

/** Days net that can be agreed. */
export const agreedDeadlines = [0, 7, 15, 30] as const;

/** How a company pays that nothing is agreed with. */
export const standardPayment = { type: "invoice", deadlineDays: 7 } as const satisfies {
  type: PaymentType;
  deadlineDays: number;
};

/** What is agreed with a company on prices; null and what is left out is everybody's. */
export interface PriceAgreement {
  readonly values: AgreedValues;
  readonly paymentType: PaymentType | null;
  readonly paymentDeadlineDays: number | null;
}

/** A version as it was saved. */
export type PriceAgreementVersion = SetValue & { readonly agreement: PriceAgreement };

/** The fees and the payment of a company, as its row holds them: øre per hour and person, days. */
export interface AgreedColumns {
  readonly standard_fee: number;
  readonly urgent_booking_fee: number;
  readonly emergency_booking_fee: number;
  readonly payment_type: PaymentType;
  readonly payment_deadline: number;
}

/** What a company's row says, which holds until its first version does; fees that are all 0 are none. */
export function agreementOfColumns(row: AgreedColumns): PriceAgreement {
  const { standard_fee, urgent_booking_fee, emergency_booking_fee } = row;
  const fees = { standard_fee, urgent_booking_fee, emergency_booking_fee };
  const { payment_type: type, payment_deadline: days } = row;
  return {
    values: Object.values(fees).some((fee) => fee !== 0) ? fees : {},
    paymentType: type === standardPayment.type ? null : type,
    paymentDeadlineDays: days === standardPayment.deadlineDays ? null : days,
  };
}

/** The fees and the payment under an agreement, as the row of a company holds them. */
export function columnsOfAgreement(agreement: PriceAgreement): AgreedColumns {
  const { values, paymentType, paymentDeadlineDays } = agreement;
  return {
    standard_fee: values.standard_fee ?? 0,
    urgent_booking_fee: values.urgent_booking_fee ?? 0,
    emergency_booking_fee: values.emergency_booking_fee ?? 0,
    payment_type: paymentType ?? standardPayment.type,
    payment_deadline: paymentDeadlineDays ?? standardPayment.deadlineDays,
  };
}

/**
 * What is agreed with a company on `day`: the version in force, else what its row says.
 * Rule: Price agreement of a company, docs/rules/pricing.md.
 */
export function priceAgreementOn(
  versions: readonly PriceAgreementVersion[],
  columns: AgreedColumns,
  day: Day,
): PriceAgreement {
  return valueOn(versions, day)?.agreement ?? agreementOfColumns(columns);
}

/** Everybody's values with those agreed in their place; an agreed standard fee is also the head waiters'. */
export function pricesUnder(
  general: Readonly<Record<PriceSettingKey, number>>,
  { values }: PriceAgreement,
): Readonly<Record<PriceSettingKey, number>> {
  const head = values.standard_fee === undefined ? {} : { head_waiter_fee: values.standard_fee };
  return { ...general, ...values, ...head };
}

/** The fees that an agreement lacks: all three are agreed, one of them above 0, or none. Rule: Fees agreed together, docs/rules/pricing.md. */
export function missingFees(values: AgreedValues): AgreedPriceKey[] {
  const given = agreedFeeKeys.filter((key) => values[key] !== undefined);
  if (given.length === 0) return [];
  if (given.length < agreedFeeKeys.length) return agreedFeeKeys.filter((key) => !given.includes(key));
  return given.every((key) => values[key] === 0) ? ["standard_fee"] : [];
}

/** Whether nothing is agreed. */
export function isEmptyAgreement({ values, paymentType, paymentDeadlineDays }: PriceAgreement): boolean {
  return Object.keys(values).length === 0 && paymentType === null && paymentDeadlineDays === null;
}

/** An agreement with other fees or another payment; null where they are those that it has. */
export function withColumns(
  agreement: PriceAgreement,
  changes: Partial<AgreedColumns>,
): PriceAgreement | null {
  const before = columnsOfAgreement(agreement);
  const after = { ...before, ...changes };
  const names = Object.keys(before) as (keyof AgreedColumns)[];
  if (names.every((name) => before[name] === after[name])) return null;
  const { standard_fee, urgent_booking_fee, emergency_booking_fee, ...others } = agreement.values;
  const { values: fees, ...payment } = agreementOfColumns(after);
  return { values: { ...others, ...fees }, ...payment };
}
