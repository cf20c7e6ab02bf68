import type { AgreedPriceKey } from "#rules/pricing/price-agreement.ts";
import { settingName, settingNumber, settingUnit } from "#texts/da/backoffice/price-settings.ts";
import { paymentTypes } from "#texts/da/price/payment-choices.ts";
import { plural } from "#texts/format/numbers.ts";

/** What is agreed, each value in the unit of its setting; null is everybody's. */
export interface Agreed {
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
export function agreedName(key: AgreedPriceKey): string {
  return names[key] ?? settingName(key);
}

/** «4,5 timer», «42,00 kr. pr. time». */
export function agreedValue(key: AgreedPriceKey, value: number): string {
  return `${settingNumber(key, value)} ${settingUnit(key)}`;
}

/** «Faktura». */
export function paymentTypeName(type: "invoice" | "credit_card"): string {
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

/** The office's card of what is agreed with a company. */
export const priceAgreementTexts = {
  title: "Prisaftale",
  loading: "Henter prisaftalen",
  failed: "Prisaftalen kan ikke vises lige nu",
  empty: "Der er ikke aftalt noget. Virksomheden har de almindelige priser og vilkår.",
  ofEverybody: "De almindelige priser og vilkår",
  states: { current: "Gælder nu", past: "Har været", future: "Kommer", withdrawn: "Trukket tilbage" },
  fromDay: (day: string) => `Fra ${day}`,
  fromBeginning: "Fra begyndelsen",
  setBy: (who: string | null, moment: string) =>
    who === null ? `Gemt ${moment}` : `Gemt af ${who} ${moment}`,
  withdrawnBy: (who: string | null, moment: string) =>
    who === null ? `Trukket tilbage ${moment}` : `Trukket tilbage af ${who} ${moment}`,
  history: "Historik",
  add: "Ny prisaftale",
  lead: "Et tomt felt er som for alle. Det, der er booket, beholder sin pris. Virksomheden får en e-mail.",
  validFrom: "Gælder fra",
  validFromHint: "I dag eller en senere dag.",
  dayTaken: "Der er allerede en aftale fra den dag. Træk den tilbage, eller vælg en anden dag.",
  general: (value: string) => `For alle: ${value}`,
  groups: { fees: "Gebyrer og timeløn", terms: "Vilkår for en booking", payment: "Betaling" },
  paymentType: "Betaling",
  paymentDeadline: "Betalingsfrist",
  asEverybody: (value: string) => `Som alle (${value})`,
  days: (count: number) => plural(count, "dag", "dage"),
  save: "Gem prisaftalen",
  saved: "Prisaftalen er gemt.",
  saveFailed: "Prisaftalen kunne ikke gemmes. Prøv igen.",
  withdraw: "Træk tilbage",
  withdrawOf: (day: string) => `Træk prisaftalen fra ${day} tilbage?`,
  withdrawText: "Den kommer ikke til at gælde, men bliver stående i historikken. Virksomheden får en e-mail.",
  withdrawn: "Prisaftalen er trukket tilbage.",
  withdrawFailed: "Prisaftalen kunne ikke trækkes tilbage. Prøv igen.",
} as const;

/** What the company itself reads of it. */
export const ownPriceTexts = {
  title: "Jeres prisaftale",
  loading: "Henter jeres prisaftale",
  failed: "Jeres prisaftale kan ikke vises lige nu",
  none: "I har de almindelige priser og vilkår.",
  since: (day: string | null) => (day === null ? "Gælder nu" : `Gælder fra ${day}`),
  coming: (day: string) => `Kommer fra ${day}`,
} as const;
