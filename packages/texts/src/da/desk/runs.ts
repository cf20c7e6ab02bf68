import { plural } from "#texts/format/numbers.ts";

/** A week's invoices in one list. */
export const invoiceRunTexts = {
  title: "Fakturakørsel",
  lead: "Alt, der er afholdt i ugen og endnu ikke er faktureret, og det, Billy har afvist.",
  loading: "Henter ugens bookinger...",
  failed: "Kunne ikke hente ugens bookinger",
  empty: "Alt i ugen er faktureret",
  choose: (what: string) => `Tag ${what} med`,
  people: (count: number) => plural(count, "person", "personer"),
  fees: (count: number) => plural(count, "afbestillingsgebyr", "afbestillingsgebyrer"),
  nobody: "Ingen er klar",
  refused: (count: number) =>
    `Billy har afvist ${plural(count, "faktura", "fakturaer")}. Åbn bookingen, ret, og send igen.`,
  open: "Åbn",
  chosen: (bookings: number) => `${plural(bookings, "booking", "bookinger")} valgt`,
  total: "I alt ekskl. moms",
  send: "Send til Billy",
  nothing: "Vælg mindst én booking, der er klar",
  confirm: (bookings: number) => `Send ${plural(bookings, "faktura", "fakturaer")} til Billy?`,
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
  filters: { all: "Alle", ready: "Klar", stays: "Mangler noget", sent: "Sendt" },
  sums: { people: "medarbejdere", hours: "timer", pay: "løn", holiday: "feriepenge" },
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
  states: { ready: "Klar", stays: "Bliver", queued: "På vej", accepted: "Sendt", refused: "Afvist" },
  shifts: (count: number) => plural(count, "vagt", "vagter"),
  taxCards: ["Intet", "Hovedkort", "Bikort"],
  csv: "Hent CSV",
  csvName: (period: string) => `loen-${period}.csv`,
  csvColumns: [
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
  ],
  send: "Send til Zenegy",
  nothing: "Ingen vagter er klar til løn",
  confirm: (shifts: number) => `Send ${plural(shifts, "vagt", "vagter")} til Zenegy?`,
  confirmText: (people: number, total: string, day: string) =>
    `${plural(people, "medarbejder", "medarbejdere")}, ${total} uden feriepenge. ${sentence(`Udbetales ${day}`)}`,
  results: "Resultat",
} as const;

/** The dot of a shortened month ends the sentence too. */
function sentence(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
