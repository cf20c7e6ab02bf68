import type { Ore } from "#rules/money/ore.ts";
import { vatOf } from "#rules/money/vat.ts";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import type { Day } from "#rules/time/moment.ts";
import { joinedNames } from "#texts/format/contact.ts";
import { formatDay, isoWeekdayName } from "#texts/format/days.ts";
import { formatHours, formatKronerUnit, formatLead, formatPercent, plural } from "#texts/format/numbers.ts";

/**
 * When the invoice comes and is due: with the date of `bill` as long as that has not passed.
 * Days as agreed with the corporation.
 */
export function invoiceTiming(paymentDeadlineDays: number, bill?: { day: Day; today: Day }): string {
  const isToCome = bill !== undefined && bill.day >= bill.today;
  const when = isToCome
    ? formatDay(bill.day, bill.today)
    : isoWeekdayName(DEFAULT_TRADE_TERMS.invoicingWeekday);
  return `Faktura sendes ${when}, betaling ${plural(paymentDeadlineDays, "dag", "dage")}.`;
}

/** Why the applicants stand as they do. */
export const orderReason = {
  title: "Hvorfor denne rækkefølge?",
  sentences: (brandName: string) => [
    "Først dem, I har haft på arbejde flest gange.",
    `Derefter dem med flest vagter hos ${brandName}.`,
    "Så den bedste bedømmelse.",
    "Står to lige, kommer den med flest ansøgninger først.",
  ],
} as const;

interface PrepaidOrder {
  readonly people: number;
  readonly percents: readonly number[];
  readonly instalments: readonly Ore[];
  readonly amount: Ore;
}

/** «75 %», in instalments «25 % (2.500,00 kr.) og 50 % (5.000,00 kr.)». */
function prepaidShare({ percents, instalments }: PrepaidOrder): string {
  const [only] = percents;
  if (percents.length === 1 && only !== undefined) return formatPercent(only);
  const parts = percents.map(
    (percent, place) => `${formatPercent(percent)} (${formatKronerUnit(instalments[place] ?? 0)})`,
  );
  return joinedNames(parts);
}

/** What is paid in advance, owed for a removal, or over the ceiling. */
export const termsReasons = {
  prepayment: (facts: PrepaidOrder) =>
    `Jeres bestilling til samme dag og adresse er på ${plural(facts.people, "person", "personer")}. ` +
    `Derfor betaler I ${prepaidShare(facts)} forud, i alt ${formatKronerUnit(facts.amount)} ekskl. moms ` +
    `(${formatKronerUnit(facts.amount + vatOf(facts.amount))} inkl. moms).`,
  /** Below a booking's price. */
  prepaidOfOrder: (amount: Ore) =>
    `Af alle jeres bookinger til samme dag og adresse betales ${formatKronerUnit(amount)} ekskl. moms forud.`,
  /** When and how it is paid; days as agreed with the company. */
  prepaymentPaid: (facts: { percents: readonly number[]; deadlineDays: number }) =>
    `Når bookingen er godkendt, sender vi en faktura${facts.percents.length > 1 ? " på hver rate" : ""}. ` +
    `I betaler den senest ${plural(facts.deadlineDays, "dag", "dage")} efter, og beløbet trækkes fra på den endelige faktura.`,
  freeRemoval: (facts: { freeOverHours: number }) =>
    `Der er over ${formatLead(facts.freeOverHours)} til start, så det koster ikke noget.`,
  removal: (facts: { hours: number; amount: Ore }) =>
    `Det koster ${formatHours(facts.hours)}, i alt ${formatKronerUnit(facts.amount)} ekskl. moms. ` +
    "Beløbet bortfalder, hvis pladsen bliver besat igen før start.",
  overCreditCeiling: (facts: { ceiling: Ore; owed: Ore }) =>
    `Ubetalt arbejde for ${formatKronerUnit(facts.owed)} ligger over kreditloftet på ${formatKronerUnit(facts.ceiling)} ekskl. moms.`,
} as const;
