import type { Ore } from "#rules/money/ore.ts";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import type { Day } from "#rules/time/moment.ts";
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

/** What is paid in advance, owed for a removal, or over the ceiling. */
export const termsReasons = {
  prepayment: (facts: { people: number; percents: readonly number[]; amount: Ore }) =>
    `Jeres bestilling til samme dag og adresse er på ${facts.people} personer. Derfor betales ` +
    `${facts.percents.map(formatPercent).join(" + ")} forud, i alt ${formatKronerUnit(facts.amount)} ekskl. moms.`,
  /** Of a saved booking, whose answer does not say how many people the whole order has. */
  prepaymentOfOrder: (facts: { percents: readonly number[]; amount: Ore }) =>
    "Jeres bookinger til samme dag og adresse regnes som én bestilling. Derfor betales " +
    `${facts.percents.map(formatPercent).join(" + ")} forud, i alt ${formatKronerUnit(facts.amount)} ekskl. moms.`,
  freeRemoval: (facts: { freeOverHours: number }) =>
    `Der er over ${formatLead(facts.freeOverHours)} til start, så det koster ikke noget.`,
  removal: (facts: { hours: number; amount: Ore }) =>
    `Det koster ${formatHours(facts.hours)}, i alt ${formatKronerUnit(facts.amount)} ekskl. moms. ` +
    "Beløbet bortfalder, hvis pladsen bliver besat igen før start.",
  overCreditCeiling: (facts: { ceiling: Ore; owed: Ore }) =>
    `Ubetalt arbejde for ${formatKronerUnit(facts.owed)} ligger over kreditloftet på ${formatKronerUnit(facts.ceiling)} ekskl. moms.`,
} as const;
