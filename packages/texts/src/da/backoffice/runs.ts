import type { InvoiceLeft, WeekInvoiceState, WeekLineKind } from "#rules/money/week-invoices.ts";
import { listOf, plural } from "#texts/format/numbers.ts";

/** A week's invoices in one list. */
export const invoiceRunTexts = {
  title: "Fakturakørsel",
  lead: "Alt, der er afholdt i ugen og endnu ikke er faktureret, og det, der blev afvist.",
  loading: "Henter ugens bookinger...",
  failed: "Kunne ikke hente ugens bookinger",
  empty: "Der er ikke mere at fakturere i ugen",
  choose: (what: string) => `Tag ${what} med`,
  people: (count: number) => plural(count, "person", "personer"),
  fees: (count: number) => plural(count, "afbestillingsgebyr", "afbestillingsgebyrer"),
  nobody: "Ingen er klar",
  refused: (count: number) =>
    `${plural(count, "faktura", "fakturaer")} blev afvist. Åbn bookingen, ret, og send igen.`,
  open: "Åbn",
  chosen: (bookings: number) => `${plural(bookings, "booking", "bookinger")} valgt`,
  total: "I alt ekskl. moms",
  send: "Opret og send fakturaer",
  nothing: "Vælg mindst én booking, der er klar",
  confirm: (bookings: number) => `Opret og send ${plural(bookings, "faktura", "fakturaer")}?`,
  confirmText: (companies: number, people: number) =>
    `Til ${plural(companies, "virksomhed", "virksomheder")}, for ${plural(people, "person", "personer")}. Det, der bliver tilbage, kan sendes senere.`,
} as const;

/** A pay period. */
export const payrollTexts = {
  title: "Lønkørsel",
  loading: "Henter perioden...",
  failed: "Kunne ikke hente perioden",
  empty: "Der er ingen vagter i perioden",
  period: "Periode",
  periodName: (from: string, to: string) => `${from} til ${to}`,
  /** When it closes or did, and when it is paid. */
  closes: (day: string, paid: string) => `Perioden lukker ${day} og udbetales ${sentence(paid)}`,
  closed: (day: string, paid: string) =>
    `Perioden lukkede ${day} og udbetales ${sentence(paid)} Det, der sendes nu, udbetales med den næste.`,
  missing: (count: number) => `${plural(count, "vagt", "vagter")} mangler noget, før den kan sendes.`,
  nothingMissing: "Intet mangler.",
  filter: "Vis",
  filters: { all: "Alle", ready: "Klar", stays: "Mangler noget", sent: "Sendt", new: "Ikke hentet" },
  sums: {
    people: (count: number) => (count === 1 ? "medarbejder" : "medarbejdere"),
    pay: "løn",
    holiday: "feriepenge",
  },
  columns: {
    name: "Medarbejder",
    date: "Dato",
    job: "Vagt",
    hours: "Timer",
    pay: "Løn",
    holiday: "Feriepenge",
    taxCard: "Skattekort",
    state: "Status",
    paid: "Udbetales",
  },
  cancelled: (job: string) => `Aflyst vagt: ${job}`,
  states: { ready: "Klar", stays: "Bliver", queued: "På vej", accepted: "Sendt", refused: "Afvist" },
  shifts: (count: number) => plural(count, "vagt", "vagter"),
  taxCards: ["Intet", "Hovedkort", "Bikort"],
  file: "Hent lønfil",
  fetched: (when: string, by: string | null) =>
    `Lønfilen er hentet ${when}${by === null ? "" : ` af ${by}`}.`,
  newSince: (count: number) =>
    count === 0
      ? "Alt, der er sendt til løn, er med i den."
      : `${plural(count, "linje", "linjer")} er nye siden.`,
  neverFetched: (count: number) =>
    `${plural(count, "linje", "linjer")} er sendt til løn og ikke hentet endnu.`,
  notNoted: "Filen er hentet, men det blev ikke noteret. Hent den igen.",
  fileName: (period: string) => `loen-${period}`,
  fileColumns: [
    "Medarbejder-id",
    "Navn",
    "Dato",
    "Virksomhed",
    "Job",
    "Fra",
    "Til",
    "Timer",
    "Heraf transport",
    "Timeløn",
    "Løn",
    "Feriepenge",
    "Skattekort",
    "Status",
    "Udbetales",
    "Heraf tillæg",
    "Pension, arbejdsgiver",
    "Pension, eget bidrag",
    "Hentet før",
  ],
  send: "Send til løn",
  nothing: "Ingen vagter er klar til løn",
  confirm: (shifts: number) => `Send ${plural(shifts, "vagt", "vagter")} til løn?`,
  confirmText: (people: number, total: string, day: string) =>
    `${plural(people, "medarbejder", "medarbejdere")}, ${total} uden feriepenge. ${sentence(`Udbetales ${day}`)}`,
  results: "Resultat",
} as const;

/** The dot of a shortened month ends the sentence too. */
function sentence(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** The invoices of a company's week, a line for each booking and each document of it. */
export const weekInvoiceTexts = {
  back: "I dag",
  terms: (type: string, days: number, ean: string) =>
    [`${type}, betaling ${plural(days, "dag", "dage")}`, ...(ean ? [`EAN ${ean}`] : [])].join(", "),
  table: (week: number) => `Bookinger i uge ${week}`,
  columns: {
    day: "Dag",
    booking: "Booking",
    state: "Faktura",
    outcome: "Det skete der",
    total: "I alt ekskl. moms",
    action: "Handling",
  },
  states: {
    ready: "Klar",
    open_times: "Åbne timer",
    not_approved: "Ikke godkendt",
    not_ended: "Ikke slut",
    refused: "Afvist",
    part: "Delvist",
    again: "Mangler ny faktura",
    queued: "På vej",
    sent: "Sendt",
    credited: "Krediteret",
    nothing: "Intet at fakturere",
    cancelled: "Slettet",
  } satisfies Record<WeekInvoiceState, string>,
  /** A document under its booking. */
  kinds: {
    invoice: "Supplerende faktura",
    new_invoice: "Ny faktura",
    credit_note: "Kreditnota",
    prepayment: "Forudbetaling",
  } satisfies Record<Exclude<WeekLineKind, "booking">, string>,
  under: (what: string, day: string) => `${what} til ${day}`,
  /** «Faktura 1039». */
  named: (kind: keyof typeof names, number: string | null) => [names[kind], number].filter(Boolean).join(" "),
  /** Who stands on an invoice that holds not everybody. */
  peopleOn: (people: number, of: number, fees: number) => {
    const parts = [
      people > 0 ? `${people} af ${plural(of, "person", "personer")}` : null,
      fees > 0 ? plural(fees, "afbudsgebyr", "afbudsgebyrer") : null,
    ].filter((part) => part !== null);
    return parts.length > 0 ? `: ${listOf(parts)}` : "";
  },
  asked: (when: string) => `Bestilt ${when}`,
  refused: (words: string | null) => `${said(words)}Ret det, der er galt, og send igen.`,
  takeBackFirst: (words: string | null) => `${said(words)}Tag den tilbage, og prøv igen.`,
  /** `whole` is what was credited. */
  credited: (whole: string, reason: string | null) =>
    `Hele ${lowerFirst(whole)}${reason ? `, «${reason}»` : ""}`,
  ready: (people: number, fees: number) => {
    const parts = [
      people > 0 ? `${plural(people, "person", "personer")} er klar` : null,
      fees > 0 ? `${plural(fees, "afbudsgebyr", "afbudsgebyrer")} kan faktureres` : null,
    ].filter((part) => part !== null);
    return parts.join(", ");
  },
  /** Who is on no invoice yet, by name where they are few. */
  stays: (people: readonly string[], why: InvoiceLeft) => {
    const names = people.map((name) => name.replaceAll(" ", "\u00a0"));
    const who = names.length > 2 ? plural(names.length, "person", "personer") : listOf(names);
    return `${who} ${stayWords[why]}`;
  },
  ends: (when: string) => `Slutter ${when}`,
  cancelled: "Bookingen er slettet",
  nobody: "Ingen arbejdede",
  /** Of the whole that follows. */
  partOf: "af",
  actions: {
    see: "Vis booking",
    seeInvoice: "Vis faktura",
    seeCreditNote: "Vis kreditnota",
    seePrepayment: "Vis forudbetaling",
    settle: "Afklar timer",
    approve: "Se og godkend",
    create: "Opret og send faktura",
  },
  create: (week: number) => `Opret og send faktura for uge ${week}`,
  invoiced: (week: number) => `Faktureret i uge ${week}, ekskl. moms`,
  note: "Det sendte ændres aldrig. En fejl rettes med en kreditnota på hele fakturaen og en ny faktura.",
  sentOf: (sent: number, of: number) => {
    if (of === 1) return sent === 1 ? "Bookingen er sendt." : "Bookingen er ikke sendt.";
    if (sent === of) return `Alle ${of} bookinger er sendt.`;
    return `${sent === 0 ? "Ingen" : sent} af ${of} bookinger er sendt.`;
  },
  /** What the others of a week are, as parts of one sentence; `people` are missing on those that are sent in part. */
  counts: {
    refused: (count: number) => `${count} er afvist`,
    part: (count: number, people: number) =>
      `${count} mangler ${people === 0 ? "et gebyr" : people === 1 ? "en person" : `${people} personer`}`,
    again: (count: number) => `${count} mangler en ny faktura`,
    open_times: (count: number) => `${count} har åbne timer`,
    not_approved: (count: number) => `${count} er ikke godkendt`,
    ready: (count: number) => `${count} er klar`,
    queued: (count: number) => `${count} er på vej`,
    not_ended: (count: number) => `${count} er ikke slut`,
  },
} as const;

const names = { invoice: "Faktura", credit_note: "Kreditnota", prepayment: "Forudbetaling" } as const;

const stayWords = {
  ready: "er klar til en ny faktura",
  open_times: "bliver: åbne timer",
  not_approved: "bliver: ikke godkendt",
  not_ended: "bliver: vagten er ikke slut",
} as const satisfies Record<InvoiceLeft, string>;

const said = (words: string | null) => (words ? `«${words}» ` : "");

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
