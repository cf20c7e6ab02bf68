import type { RestWaitsFor } from "#rules/pay/open-rest.ts";
import type { PayReason, PayState } from "#rules/pay/pay-state.ts";
import { employeeMenu } from "#texts/da/common/menus.ts";
import { genitive } from "#texts/format/contact.ts";
import { formatDuration, formatHours, formatShortDecimal, plural } from "#texts/format/numbers.ts";

const cards: Readonly<Record<number, string>> = { 0: "intet skattekort", 1: "hovedkort", 2: "bikort" };

/** «Min løn»: one period of an employee's pay. */
export const payTexts = {
  hoursLink: "Min arbejdstid dag for dag",
  title: employeeMenu.pay,
  loading: "Henter din løn...",
  failed: "Din løn kunne ikke hentes",
  next: "Næste udbetaling",
  paid: "Udbetaling",
  period: (from: string, to: string) => `for vagter ${from}–${to}`,
  beforeTax: (shifts: number, corrections: number) =>
    `før skat, ${corrections > 0 ? "med rettelse" : plural(shifts, "vagt", "vagter")}`,
  about: (net: string) => `ca. ${net}`,
  toAccount: "på din konto",
  nothingYet: "Der er ikke noget i perioden endnu. Lønnen kommer her, når du har arbejdet.",
  nothingThen: "Der udbetales ikke noget den dag.",
  how: (net: string) => `Sådan bliver det til ${net}`,
  work: (hours: number, wage: string) => `${formatHours(hours)} à ${wage}`,
  workMixed: (hours: number) => `${formatHours(hours)} arbejde`,
  transport: (hours: number) => `Transport, ${formatHours(hours)}`,
  gross: "Løn før skat",
  atp: "ATP",
  atpWhy: "fast beløb efter timer i måneden",
  pension: "Egen pension",
  pensionWhy: "beskattes først, når den udbetales",
  pensionOf: (employer: string, employee: string) =>
    `Pension: vi betaler ${employer} oveni, og du betaler ${employee} af lønnen.`,
  am: "AM-bidrag",
  amWhy: "8 % af resten",
  tax: (card: number) => `Skat, ${cards[card] ?? cards[0]}`,
  taxWhy: (percent: number, deduction: string | null) =>
    `vi regner med ${formatShortDecimal(percent)} %${deduction ? ` efter et fradrag på ${deduction}` : ""}`,
  net: "På din konto, cirka",
  estimate: (percent: number) =>
    `Det er et skøn. Skattestyrelsen giver os din trækprocent og dit fradrag, når lønnen køres. Er de anderledes end de ${formatShortDecimal(percent)} %, bliver beløbet et andet.`,
  noCard: "Du har ikke valgt skattekort, så der trækkes 55 %. Vælg det på din profil.",
  chooseCard: "Vælg skattekort",
  holiday: (amount: string) =>
    `Feriepenge oveni: ${amount} før skat. De går til FerieKonto, ikke til din konto.`,
  openTitle: (count: number) =>
    count === 1 ? "1 vagt er ikke med endnu" : `${count} vagter er ikke med endnu`,
  openAbout: (amount: string, closes: string) => `${amount} før skat, som booket. Lønnen lukker ${closes}`,
  openAfterClosing: (amount: string) => `${amount} før skat, som booket.`,
  /** What a payment is made of: shifts, and corrections of shifts that were paid before. */
  withTitle: (shifts: number, corrections: number) => `${payments(shifts, corrections)} er med`,
  otherDayTitle: "Udbetales en anden dag",
  /** Of a shift that the company took the person off late. */
  cancelled: (company: string) => `Aflyst vagt, ${company}`,
  correction: (company: string) => `Rettelse, ${company}`,
  /** Why pay was corrected, as the office wrote it; `amount` where the correction is part of a larger payment. */
  correctedBecause: (reason: string, amount: string | null) =>
    `${amount === null ? "Grund" : `Rettet med ${amount}`}: «${reason}»`,
  /** Hours beside the part that silence has agreed on. */
  openRest: (hours: number, amount: string) =>
    hours > 0
      ? `${formatDuration(hours)} mere er ikke aftalt endnu: ${amount} før skat, som ikke er talt med.`
      : `${formatDuration(-hours)} af dem skal måske trækkes fra igen: ${amount} før skat.`,
  ofIt: (hours: string, amount: string) => `Heraf transport: ${hours}, ${amount}`,
  earlier: "Andre perioder",
  earlierNote: "Under perioden står dagen, den udbetales. Lønsedlerne kommer særskilt.",
  paidLater: (day: string) => `Udbetales ${day}`,
  stampOut: "Stempl ud",
  answer: "Se og svar",
  profile: "Tilføj oplysninger",
} as const;

function payments(shifts: number, corrections: number): string {
  const parts = [
    ...(shifts > 0 ? [plural(shifts, "vagt", "vagter")] : []),
    ...(corrections > 0 ? [plural(corrections, "rettelse", "rettelser")] : []),
  ];
  return parts.join(" og ");
}

/** How far the pay of a shift is. */
export const payStateTexts: Readonly<Record<PayState, string>> = {
  open: "Timerne er ikke aftalt.",
  agreed: "Timerne er aftalt.",
  approved: "Godkendt.",
  queued: "På vej til løn.",
  accepted: "Sendt til løn.",
  refused: "Lønsystemet tog ikke imod lønnen. Vi retter det. Du skal ikke gøre noget.",
};

/** Whose move it is, in one sentence. */
export const payReasonTexts: Readonly<Record<PayReason, (company: string) => string>> = {
  stamp_out: () => "Du mangler at stemple ud.",
  answer: (company) => `${company} har foreslået andre tider. Du mangler at svare.`,
  company: (company) => `${company} har ikke svaret på dine timer. Du skal ikke gøre noget.`,
  office: (company) => `I er ikke enige om timerne. Nu er det ${genitive(company)} tur til at svare.`,
  approval: () => "Timerne er aftalt. Vi mangler at godkende dem. Du skal ikke gøre noget.",
  missing_data: () => "Vi mangler dit CPR-nummer eller dine bankoplysninger, før vi kan betale dig.",
};

/** Who is waited for about hours that silence has left open. */
export const openRestTexts: Readonly<Record<RestWaitsFor, (company: string) => string>> = {
  employee: (company) => `${company} har sagt nej til dem. Du mangler at svare.`,
  company: (company) => `${company} mangler at svare. Du skal ikke gøre noget.`,
  office: () => "I er enige. Vi retter lønnen. Du skal ikke gøre noget.",
};

/** The log of a shift's times on its checkout. */
export const timesLogTexts = {
  title: "Hvem har skrevet hvad",
  you: "Dig",
  office: "Os",
  loading: "Henter tiderne...",
  failed: "Tiderne kunne ikke hentes",
  empty: "Der er ikke skrevet tider ned på vagten her.",
  open: "Tider og løn",
} as const;
