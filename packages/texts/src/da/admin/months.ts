import type { AccountKey, VoucherKind } from "#rules/money/bookkeeping.ts";
import type { DifferenceKey, Month } from "#rules/money/closing.ts";
import type { InvoiceStanding } from "#rules/money/standing.ts";
import type { Day, Moment } from "#rules/time/moment.ts";
import { monthName, monthNameFirst } from "#texts/da/admin/payments/today-money.ts";
import { formatDate } from "#texts/format/days.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { listOf, plural } from "#texts/format/numbers.ts";

/** What is wrong with a number of an account. */
export const bookkeepingMessages = {
  account: "Skriv kontonummeret med cifre, højst 12.",
  vatCode: "Momskoden er bogstaver og tal uden mellemrum.",
} as const;

/** What is missing where a month is opened. */
export const closingMessages = { reason: "Skriv hvorfor." } as const;

/** Why a month is not closed again: who was first. */
export function closedBy(name: string | null, at: Moment, now: Moment): string {
  return `Måneden er allerede afsluttet ${name === null ? "" : `af ${name} `}${formatMomentLong(at, now)}.`;
}

/** The number of a payment's voucher, beside the numbers of documents. */
export function paymentVoucher(id: number, kind: "payment" | "payment_undone"): string {
  return kind === "payment" ? `BET-${id}` : `BET-${id}-F`;
}

/** The number of a reminder's fee, and of its falling away. */
export function feeVoucher(id: number, kind: "reminder_fee" | "reminder_fee_ended"): string {
  return kind === "reminder_fee" ? `RYK-${id}` : `RYK-${id}-F`;
}

/** What each voucher is called in the journal: «Faktura 10401», «Kreditnota 10402 til 10401». */
export function voucherText(kind: VoucherKind, number: string, credits: string | null): string {
  switch (kind) {
    case "invoice":
      return `Faktura ${number}`;
    case "credit_note":
      return credits === null ? `Kreditnota ${number}` : `Kreditnota ${number} til ${credits}`;
    case "prepayment":
      return `Forudbetaling ${number}`;
    case "payment":
      return `Betaling af ${number}`;
    case "payment_undone":
      return `Betaling af ${number} fortrudt`;
    case "reminder_fee":
      return `Rykkergebyr til ${number}`;
    case "reminder_fee_ended":
      return `Rykkergebyr til ${number} bortfaldet`;
  }
}

/** The accounts, beside 'Fakturaoplysninger'. */
export const accountTexts = {
  title: "Kontonumre til bogføring",
  lead: "De står i filen med posteringer, som I henter, når en måned er slut. Fra begyndelsen er det numrene i den fælles offentlige standardkontoplan; ret dem, hvis jeres revisor bruger andre.",
  loading: "Henter kontonumrene...",
  failed: "Kontonumrene kunne ikke hentes",
  fields: {
    debtors: "Debitorer",
    revenue: "Omsætning",
    sales_vat: "Salgsmoms",
    bank: "Bank",
    prepayments: "Forudbetalinger fra kunder",
    reminder_fees: "Rykkergebyrer",
  } satisfies Record<AccountKey, string>,
  vatCode: "Momskode",
  vatHint:
    "Kan undværes. Momsen har sin egen linje, så lad feltet være tomt, hvis jeres regnskabsprogram selv regner moms ud af koden.",
  optional: "kan undværes",
  save: "Gem kontonumre",
  saved: "Kontonumrene er gemt",
  saveFailed: "Kontonumrene blev ikke gemt",
} as const;

const people = (count: number, words: string) => `${plural(count, "person", "personer")} ${words}`;

/** What of a booking is open, with how many people or documents it is of. */
export const differenceWords: Record<DifferenceKey, (count: number) => string> = {
  open_hours: (count) => people(count, "har åbne timer"),
  not_approved: (count) => people(count, "er ikke godkendt"),
  not_invoiced: (count) => people(count, "er ikke faktureret"),
  credited: (count) => people(count, "er krediteret uden ny faktura"),
  fees: (count) => `${plural(count, "afbudsgebyr", "afbudsgebyrer")} er ikke faktureret`,
  prepaid: () => "der er forudbetalt, og ingen faktura trækker det fra",
  invoice_refused: (count) =>
    `${plural(count, "faktura eller kreditnota", "fakturaer og kreditnotaer")} er afvist`,
  invoice_queued: (count) =>
    `${plural(count, "faktura eller kreditnota", "fakturaer og kreditnotaer")} er på vej`,
  missing_data: (count) => people(count, "mangler oplysninger til løn"),
  not_paid: (count) => people(count, "er ikke sendt til løn"),
  pay_refused: (count) => `${plural(count, "lønlinje", "lønlinjer")} er afvist`,
  pay_queued: (count) => `${plural(count, "lønlinje", "lønlinjer")} er på vej til løn`,
  not_fetched: (count) => `${plural(count, "lønlinje", "lønlinjer")} er ikke hentet i lønfilen`,
  not_ended: (count) => people(count, "er stadig på vagt"),
};

/** New points that are named; the others are counted. */
const NAMED = 3;

/** Why a month is not closed: what has come up since it was seen, and how much of it was done. */
export function monthChanged(
  added: readonly {
    readonly corporation: string;
    readonly date: Day;
    readonly key: DifferenceKey;
    readonly count: number;
  }[],
  done: number,
  today: Day,
): string {
  const named = added
    .slice(0, NAMED)
    .map(
      ({ corporation, date, key, count }) =>
        `${corporation} ${formatDate(date, today)}: ${differenceWords[key](count)}`,
    );
  const rest = added.length - named.length;
  return [
    "Måneden er ændret, siden du så den.",
    named.length > 0 && `Nyt: ${[...named, ...(rest > 0 ? [`${rest} mere`] : [])].join("; ")}.`,
    done > 0 && `${plural(done, "ting", "ting")} er på plads siden.`,
    "Se den igennem igen.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What was made after a month was closed. */
const laterWords = {
  invoice: "Faktura",
  credit_note: "Kreditnota",
  prepayment: "Forudbetaling",
  payment: "Betaling af",
  payment_undone: "Fortrudt betaling af",
  reminder_fee_ended: "Bortfaldet rykkergebyr til",
  pay: "Løn",
} as const;

/** 'Månedsafslutning': the months, and one of them as it is closed. */
export const monthTexts = {
  title: "Månedsafslutning",
  lead: "Se, om alt i måneden er faktureret og sendt til løn, afslut den, og hent filerne til revisor.",
  loading: "Henter måneden...",
  failed: "Måneden kunne ikke hentes",
  choose: "Måned",
  /** In the list of months. */
  option: (month: Month, isClosed: boolean) => `${monthNameFirst(month)}${isClosed ? ", afsluttet" : ""}`,
  states: {
    goesOn: (month: Month) => `${monthNameFirst(month)} er ikke slut endnu. Her er, som den står nu.`,
    nothingOpen: "Alt er faktureret og sendt til løn. Måneden er klar til at blive afsluttet.",
    someOpen: (differences: number, bookings: number) =>
      `${plural(differences, "ting", "ting")} mangler på ${plural(bookings, "booking", "bookinger")}.`,
    closed: (name: string | null, when: string) => `Afsluttet ${when}${name === null ? "" : ` af ${name}`}.`,
    closedOpen: (count: number, reason: string) =>
      `${plural(count, "ting", "ting")} stod åbent: «${reason}».`,
  },
  sums: {
    label: "Månedens tal",
    net: "Faktureret ekskl. moms",
    vat: "Salgsmoms",
    gross: "Faktureret inkl. moms",
    fees: "Rykkergebyrer",
    payments: "Indbetalt",
    wages: "Løn uden feriepenge",
    worked: "Arbejdet",
    to_come: "Endnu ikke faktureret",
    hint: "Fakturaer og kreditnotaer tæller efter deres dato, rykkergebyrer efter dagen, de kom eller faldt bort, indbetalinger på jeres egne fakturaer efter dagen, arbejde og løn efter vagternes dag.",
    atClosing: "Da måneden blev afsluttet",
  },
  open: {
    title: "Det mangler",
    booking: (id: number) => `Se booking ${id}`,
    money: (worked: string, invoiced: string) => `Arbejdet ${worked}, faktureret ${invoiced}`,
    payroll: "Gå til lønkørslen",
    none: "Intet mangler på månedens bookinger.",
  },
  unpaid: {
    title: "Ikke betalt",
    hint: "Til orientering. Det holder ikke måneden åben.",
    overdue: "forfalden",
    line: (number: string, company: string) => `Faktura ${number}, ${company}`,
    due: (day: string) => `forfalder ${day}`,
    more: "Se fakturaerne",
  },
  later: {
    title: "Efter afslutningen",
    lead: "Det her er lavet, efter at måneden blev afsluttet. Fortæl det til jeres revisor.",
    line: (kind: keyof typeof laterWords, number: string | null, name: string) =>
      [[laterWords[kind], number].filter(Boolean).join(" "), name].filter(Boolean).join(", "),
    none: "Intet er ændret siden.",
  },
  files: {
    title: "Filer til revisor",
    journal: "Posteringer",
    documents: "Fakturaer",
    pay: "Løn",
    failed: "Filen kunne ikke hentes",
    empty: "Der er intet i måneden at hente.",
    own: "Posteringerne er jeres egne fakturaer, kreditnotaer, rykkergebyrer og indbetalinger. Løn står i sin egen fil og bogføres fra lønsystemet.",
    leftOut: (vendors: readonly { name: string; count: number }[]) =>
      `${listOf(vendors.map(({ name, count }) => `${plural(count, "bilag", "bilag")} fra ${name}`))} er bogført dér og er ikke med.`,
    accounts: "Ret kontonumre",
  },
  fileNames: {
    journal: (month: Month) => `posteringer-egne-fakturaer-${month}`,
    documents: (month: Month) => `fakturaer-${month}`,
    pay: (month: Month) => `loen-${month}`,
  },
  journalColumns: [
    ...(["Bilagsnr", "Dato", "Tekst", "Konto", "Debet", "Kredit", "Momskode", "Kunde", "CVR"] as const),
  ],
  documentColumns: [
    ...([
      "Nummer",
      "Slags",
      "Krediterer",
      "Lavet i",
      "Dato",
      "Forfald",
      "Virksomhed",
      "CVR",
      "Bookinger",
      "Afdelinger",
    ] as const),
    ...(["Ekskl. moms", "Moms", "Inkl. moms", "Mangler at blive betalt", "Status"] as const),
  ],
  payColumns: [
    ...([
      "Medarbejder-id",
      "Navn",
      "Dato",
      "Virksomhed",
      "Job",
      "Slags",
      "Timer",
      "Løn",
      "Sendt til",
      "Sendt",
    ] as const),
  ],
  documentStandings: {
    ...{ paid: "Betalt", unpaid: "Ikke betalt", overdue: "Forfalden", credited: "Krediteret" },
    ...{ credit_note: "Kreditnota", queued: "På vej", refused: "Afvist", taken_back: "Taget tilbage" },
  } satisfies Record<InvoiceStanding, string>,
  documentKinds: { invoice: "Faktura", prepayment: "Forudbetaling", credit_note: "Kreditnota" },
  payKinds: { pay: "Løn", difference: "Forskel", cancellation: "Aflyst vagt" },
  total: "I alt",
  close: (month: Month) => `Afslut ${monthName(month)}`,
  closeTitle: (month: Month) => `Afslut ${monthName(month)}?`,
  closeText:
    "Tallene gemmes, som de er nu. I kan stadig rette bagefter; det vises som en ændring efter afslutningen.",
  closeOpen: (count: number) =>
    `${plural(count, "ting", "ting")} mangler stadig. Skriv, hvorfor måneden afsluttes alligevel.`,
  closed: (month: Month) => `${monthNameFirst(month)} er afsluttet`,
  open_again: "Åbn igen",
  openTitle: (month: Month) => `Åbn ${monthName(month)} igen?`,
  openText: "Afslutningen bliver stående i historikken. Fortæl det til jeres revisor, hvis filerne er sendt.",
  opened: (month: Month) => `${monthNameFirst(month)} er åbnet igen`,
  reason: "Hvorfor",
  actionFailed: "Det lykkedes ikke",
  history: "Historik",
  openedLine: (name: string | null, when: string, reason: string) =>
    `Åbnet igen ${when}${name === null ? "" : ` af ${name}`}: «${reason}»`,
} as const;
