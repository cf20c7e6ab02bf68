import type { CompanyInvoiceState } from "#rules/money/company-invoice.ts";
import { questionSubjects } from "#texts/da/admin/payments/today-money.ts";
import { plural } from "#texts/format/numbers.ts";

const states: Readonly<Record<CompanyInvoiceState, string>> = {
  open: "Ubetalt",
  paid: "Betalt",
  overdue: "Forfalden",
  credited: "Krediteret",
};

/** «senest torsdag d. 26. nov.»: the point of a shortened month ends the sentence too. */
const byDay = (day: string) => `senest ${day.replace(/\.$/, "")}.`;

const kinds = { invoice: "Faktura", prepayment: "Forudbetaling", credit_note: "Kreditnota" } as const;

/** A company's own invoices. */
export const companyInvoiceTexts = {
  title: "Fakturaer",
  loading: "Henter jeres fakturaer...",
  failed: "Jeres fakturaer kunne ikke hentes",
  year: "År",
  download: "Hent oversigt",
  downloadFailed: "Oversigten kunne ikke hentes. Prøv igen.",
  fileName: (year: number) => `fakturaer-${year}`,
  show: "Vis",
  filters: { all: "Alle", unpaid: "Ubetalte", credit_notes: "Kreditnotaer" },
  empty: {
    all: "I har ingen fakturaer fra det år. Den første kommer, når en booking er arbejdet og godkendt.",
    unpaid: "Alt er betalt.",
    credit_notes: "I har ingen kreditnotaer fra det år.",
    booking: "Bookingen er ikke faktureret endnu.",
  },
  ofBooking: (id: number) => `Kun booking ${id}.`,
  showAll: "Vis alle fakturaer",
  more: "Vis flere",
  owed: {
    label: "Det skylder I",
    total: "I skylder, inkl. moms",
    nothing: "I skylder ikke noget.",
    overdue: "Forfaldt",
    later: "Senere",
    noDay: "Uden dato",
    /** «10455, minus kreditnota 10461, betalt 1.000,00 af 2.510,00»; `paid` is empty where nothing is. */
    invoice: (number: string, notes: readonly string[], paid: string) =>
      [number, ...(notes.length === 0 ? [] : [`minus kreditnota ${notes.join(" og ")}`]), paid]
        .filter((part) => part !== "")
        .join(", "),
    more: (count: number) => `og ${count} mere`,
  },
  pay: {
    open: "Sådan betaler I",
    close: "Luk",
    to: "Modtager",
    bank: "Bank",
    account: "Reg.- og kontonr.",
    iban: "IBAN",
    bic: "BIC",
    mark: "Mærk betalingen",
    markWith: (numbers: readonly string[]) => numbers.join(", "),
    markHint: "Skriv fakturaens nummer, så kan vi se, hvad I har betalt.",
    onInvoice: "Betal, som der står på fakturaen. Mærk betalingen med fakturaens nummer.",
    /** «Betal til reg. 1234, konto 0012345678, mærket 10482» */
    line: (reg: string, account: string, number: string) =>
      `Betal til reg. ${reg}, konto ${account}, mærket ${number}`,
  },
  list: "Fakturaer",
  head: {
    number: "Nr. og dato",
    period: "Periode",
    net: "Ekskl. moms",
    gross: "Inkl. moms",
    due: "Forfald",
    state: "Status",
  },
  kinds,
  states,
  bookings: (count: number) => plural(count, "booking", "bookinger"),
  weeks: (first: number, last: number) => (first === last ? `Uge ${first}` : `Uge ${first}–${last}`),
  /** «betalt 1.000,00 af 2.510,00» */
  paidOf: (paid: string, all: string) => `betalt ${paid} af ${all}`,
  /** «Rykker sendt 12-11 · gebyr 100,00 kr.»; `fee` is empty where none is owed. */
  reminded: (day: string, fee: string) => `Rykker sendt ${day}${fee === "" ? "" : ` · gebyr ${fee}`}`,
  corrects: (number: string) => `Retter ${number}`,
  takenOff: (number: string) => `trukket fra ${number}`,
  due: {
    today: "i dag",
    yesterday: "i går",
    tomorrow: "i morgen",
    in: (days: number) => `om ${days} dage`,
    ago: (days: number) => `for ${days} dage siden`,
  },
  left: (amount: string, notes: readonly string[]) =>
    `Tilbage at betale: ${amount}, når kreditnota ${notes.join(" og ")} er trukket fra.`,
  orderReference: (text: string) => `Jeres ordrenr.: ${text}`,
  ean: {
    by_hand: "Sendes til jeres EAN.",
    sent: "Sendt til jeres EAN.",
    delivered: "Modtaget på jeres EAN.",
    failed: "Kom ikke frem til jeres EAN. Vi ser på det.",
  },
  open: (number: string) => `Vis linjerne i ${number}`,
  close: (number: string) => `Skjul linjerne i ${number}`,
  pdf: "Hent PDF",
  pdfOf: (kind: keyof typeof kinds, number: string) => `Hent ${kinds[kind].toLowerCase()} ${number} som PDF`,
  pdfFailed: "PDF'en kunne ikke hentes. Prøv igen om lidt.",
  hours: (hours: string) => `${hours}\u00a0timer`,
  amounts: "Alle beløb er i kr.",
  correctData: "Ret faktura-oplysninger",
  ask: {
    open: "Spørg om fakturaen",
    again: "Spørg igen",
    title: (number: string) => `Spørg om ${number}`,
    about: "Hvad handler det om?",
    subjects: questionSubjects,
    line: "Hvilken linje?",
    whole: "Det hele",
    message: "Jeres spørgsmål",
    cancel: "Annuller",
    send: "Send spørgsmålet",
    failed: "Spørgsmålet blev ikke sendt. Prøv igen.",
    sent: (day: string) => `Spørgsmålet er sendt. I har et svar ${byDay(day)}`,
    promise: "Kontoret svarer inden for to hverdage.",
    meanwhile: "Imens sender vi ingen rykker, og I kan betale resten.",
    /** Without a name where it was not stored who asked. */
    asked: (subject: string, name: string) => `${name || "I"} har spurgt: ${subject.toLowerCase()}`,
    waits: (day: string) => `I har et svar ${byDay(day)} Imens sender vi ingen rykker.`,
    answered: (name: string, day: string) => `${name} svarede ${day}:`,
  },
  onBooking: {
    title: "Fakturaer",
    one: (kind: keyof typeof kinds, number: string) => `${kinds[kind]} ${number}`,
  },
  table: [
    "Nr.",
    "Type",
    "Dato",
    "Forfald",
    "Status",
    "Bookinger",
    "Ordrenr.",
    "Afdelinger",
    "Ekskl. moms",
    "Moms",
    "Inkl. moms",
    "Tilbage at betale",
  ],
} as const;
