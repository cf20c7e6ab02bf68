import type { Ore } from "#rules/money/ore.ts";
import { formatHours } from "#texts/format/hours.ts";
import { formatKroner, formatKronerUnit } from "#texts/format/kroner.ts";
import { formatDecimal, formatPercent } from "#texts/format/numbers.ts";
import { plural } from "#texts/format/plural.ts";
import { extraWorkLabel } from "./booking-presets.ts";

/** Headings and row labels of the price table (doc 1 §2 'Finished booking card', decisions *Price*). */
export const priceTexts = {
  title: "Pris",
  tableName: "Pris for bookingen",
  shiftTableName: "Pris for vagten",
  columns: {
    label: "Hvad",
    quantity: "Antal",
    hourlyWage: "Pr. time",
    holiday: "Ferie",
    unitPrice: "Enhedspris",
    total: "Total",
  },
  rows: {
    shifts: "Vagter",
    minimum: "Minimumsfakturering (5 timer)",
    overtime: "Overtid, påbegyndt halve timer",
    clock_change: "Sommer-/vintertid",
    transport: "Transporttillæg",
    service: "Servicetillæg",
    rush: "Hastebooking (under 48 timer)",
    emergency: "Akutbooking (under 24 timer)",
  },
  none: "–",
  footer: "Total eks. moms DKK.",
  show: "Vis pris",
  hide: "Skjul pris",
  seePrice: "Se prisen",
  why: "Hvorfor denne pris?",
  followsTimes: "Pris følger tiderne",
  incomplete: "Vælg personale, dato og tider, så regner vi prisen ud.",
} as const;

export type PriceRowKey = keyof typeof priceTexts.rows;

/** «Minimumsfakturering (5 timer)» with the hours of the trade terms in force. */
export function minimumLabel(minimumHours: number): string {
  return `Minimumsfakturering (${formatHours(minimumHours)})`;
}

/** Sentences that open a price: each takes the facts of its row and says where the amount comes from. */
export const priceReasons = {
  shifts: (facts: {
    people: number;
    /** Job title in the singular. */
    jobTitle: string;
    hours: number;
    hourlyWage: Ore;
    holidayPercent: number;
    unitPrice: Ore;
  }) =>
    `${facts.people} × ${facts.jobTitle} i ${formatHours(facts.hours)} til ${formatKronerUnit(facts.hourlyWage)} plus ` +
    `${formatPercent(facts.holidayPercent)} ferie og ATP, i alt ${formatKronerUnit(facts.unitPrice)} i timen.`,
  actualShifts: (facts: { people: number; hours: number; unitPrice: Ore }) =>
    `${plural(facts.people, "person har", "personer har")} tilsammen arbejdet ${formatHours(facts.hours)} til ` +
    `${formatKronerUnit(facts.unitPrice)} i timen, ferie og ATP regnet med.`,
  selfPaidBreak: () => "Den selvbetalte pause på 30 minutter er trukket fra hver persons timer.",
  minimum: (facts: { minimumHours: number; addedHours: number; people: number }) =>
    `Der faktureres mindst ${formatHours(facts.minimumHours)} pr. person. Derfor kommer der ` +
    `${formatHours(facts.addedHours)} til for ${plural(facts.people, "person", "personer")}.`,
  overtime: (facts: { addedHours: number }) =>
    `Tid ud over den bookede regnes pr. påbegyndt halve time. Oprundingen er ${formatHours(facts.addedHours)}.`,
  clockChange: (facts: { hoursEach: number }) =>
    facts.hoursEach < 0
      ? "Uret stilles frem den nat, så hver person arbejder 1 time mindre, end klokken viser."
      : "Uret stilles tilbage den nat, så hver person arbejder 1 time mere, end klokken viser.",
  transport: (facts: { transportHours: number; paidHoursEach: number }) =>
    `Transporttillæg på ${extraWorkLabel(facts.transportHours)} er betalt tid, så hver person har ` +
    `${formatDecimal(facts.paidHoursEach, 2)} timer.`,
  service: (facts: { fee: Ore }) => `Servicetillæg er ${formatKronerUnit(facts.fee)} pr. betalt time.`,
  rush: (facts: { leadHours: number; fee: Ore }) =>
    `${leadWords(facts.leadHours)} Under 48 timer lægges ${formatKronerUnit(facts.fee)} pr. betalt time til.`,
  emergency: (facts: { leadHours: number; fee: Ore }) =>
    `${leadWords(facts.leadHours)} Under 24 timer lægges yderligere ${formatKronerUnit(facts.fee)} pr. betalt time til.`,
  ownFee: () => "Gebyret er aftalt særskilt for denne booking.",
  notMet: (facts: { people: number }) =>
    `${plural(facts.people, "person mødte", "personer mødte")} ikke og er ikke med i prisen.`,
  rounding: () => "Hver linje er afrundet til hele øre. Totalen er summen af linjerne.",
} as const;

/** «3 × Tjener, 17:00–01:00» above a price. */
export function priceHeading(people: number, jobTitle: string, times: string): string {
  return `${people} × ${jobTitle}, ${times}`;
}

/** What agreeing to a person's times would make of the price (company checkout). */
export function priceIfApproved(nameInGenitive: string, total: Ore): string {
  return `Godkender I ${nameInGenitive} tid, bliver prisen ${formatKroner(total)}.`;
}

/** When the invoice comes and is due (doc 1 §1, D-018). Days as agreed with the corporation. */
export function invoiceTiming(paymentDeadlineDays: number): string {
  return `Faktura sendes mandag, betaling ${plural(paymentDeadlineDays, "dag", "dage")}.`;
}

/** Why the applicants stand as they do (doc 2 §9, D-082). */
export const orderReason = {
  title: "Hvorfor denne rækkefølge?",
  text: (brandName: string) =>
    "Først dem, I har haft på arbejde flest gange. Derefter dem med flest vagter hos " +
    `${brandName}. Så den bedste bedømmelse. Står to lige, kommer den med flest ansøgninger først.`,
  sameAsAbove: "Står lige med den foregående og har ansøgt senere.",
} as const;

/** What is paid in advance, owed for a removal, or over the ceiling (decisions *Trade terms are rules*). */
export const termsReasons = {
  prepayment: (facts: { people: number; percents: readonly number[]; amount: Ore }) =>
    `Jeres bestilling til samme dag og adresse er på ${facts.people} personer. Derfor betales ` +
    `${facts.percents.map(formatPercent).join(" + ")} forud, i alt ${formatKronerUnit(facts.amount)} ekskl. moms.`,
  freeRemoval: (facts: { freeDays: number }) =>
    `Der er over ${facts.freeDays} døgn til start, så det koster ikke noget.`,
  removal: (facts: { hours: number; amount: Ore }) =>
    `Det koster ${formatHours(facts.hours)}, i alt ${formatKronerUnit(facts.amount)} ekskl. moms. ` +
    "Beløbet bortfalder, hvis pladsen bliver besat igen før start.",
  removals: (facts: { places: number; amount: Ore }) =>
    `${plural(facts.places, "plads er", "pladser er")} aflyst sent, i alt ${formatKronerUnit(facts.amount)} ekskl. moms.`,
  overCreditCeiling: (facts: { ceiling: Ore; owed: Ore }) =>
    `Ubetalt arbejde for ${formatKronerUnit(facts.owed)} ligger over kreditloftet på ${formatKronerUnit(facts.ceiling)} ekskl. moms.`,
} as const;

function leadWords(leadHours: number): string {
  return `Vagten starter om ${formatHours(Math.floor(leadHours))}.`;
}
