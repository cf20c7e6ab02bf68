import type { AgreedPriceKey } from "#rules/pricing/price-agreement.ts";
import { settingName, settingNumber, settingUnit } from "#texts/da/backoffice/price-settings.ts";
import { paymentTypes } from "#texts/da/price/payment-choices.ts";
import { plural } from "#texts/format/numbers.ts";

/** What is agreed, each value in the unit of its setting; null is everybody's. */
interface Agreed {
  readonly values: readonly { readonly key: AgreedPriceKey; readonly value: number }[];
  readonly payment_type: "invoice" | "credit_card" | null;
  readonly payment_deadline: number | null;
}

/** A line of an agreement: what it is about, and what is agreed. */
export interface AgreedLine {
  readonly name: string;
  readonly value: string;
}

/** Said under a fee that is missing. */
export const feesTogether = "Udfyld alle tre gebyrer, mindst ét over 0, eller lad alle tre stå tomme";

const names: Partial<Record<AgreedPriceKey, string>> = {
  hourly_wage: "Timeløn, som en booking begynder med",
};

/** What an agreed setting is called. */
function agreedName(key: AgreedPriceKey): string {
  return names[key] ?? settingName(key);
}

/** «4,5 timer», «42,00 kr. pr. time». */
function agreedValue(key: AgreedPriceKey, value: number): string {
  return `${settingNumber(key, value)} ${settingUnit(key)}`;
}

/** «Faktura». */
function paymentTypeName(type: "invoice" | "credit_card"): string {
  return type === "invoice" ? paymentTypes[0].label : "Kreditkort";
}

/** What an agreement says, line by line. */
export function agreedLines({ values, payment_type, payment_deadline }: Agreed): AgreedLine[] {
  const lines = values.map(({ key, value }) => ({ name: agreedName(key), value: agreedValue(key, value) }));
  if (payment_type !== null) lines.push({ name: "Betaling", value: paymentTypeName(payment_type) });
  if (payment_deadline !== null)
    lines.push({ name: "Betalingsfrist", value: plural(payment_deadline, "dag", "dage") });
  return lines;
}
