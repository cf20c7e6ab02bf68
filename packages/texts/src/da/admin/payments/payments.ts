import { plural } from "#texts/format/numbers.ts";

/** What is wrong with a payment that is written down. */
export const paymentMessages = { amount: "Skriv et beløb over 0 kr.", day: "Skriv dagen" } as const;

/** What was paid of an invoice of one's own series. */
export const documentPaymentTexts = {
  open: "Betaling",
  openOf: (name: string) => `Betaling af ${name}`,
  title: (number: string) => `Betaling af faktura ${number}`,
  loading: "Henter betalingerne...",
  failed: "Betalingerne kunne ikke hentes",
  facts: {
    gross: "Faktura inkl. moms",
    credited: "Krediteret",
    paid: "Betalt",
    fees: "Rykkergebyr",
    open: "Mangler",
  },
  overpaid: (amount: string) => `Kunden har betalt ${amount} for meget og har dem til gode.`,
  left: (amount: string) => `${amount} mangler`,
  withFees: (amount: string) => `rykkergebyr ${amount}`,
  tooMuch: (amount: string) => `${amount} for meget`,
  settled: "Fakturaen er betalt.",
  day: "Betalt den",
  amount: "Beløb",
  partial: (amount: string) => `Det er ikke hele beløbet. ${amount} mangler bagefter.`,
  over: (amount: string) => `Det er ${amount} mere, end der mangler.`,
  reference: "Tekst på betalingen",
  optional: "kan undværes",
  save: "Skriv betalingen ind",
  saved: "Betalingen er skrevet ind",
  saveFailed: "Betalingen blev ikke skrevet ind",
  history: "Betalinger",
  sources: { hand: "skrevet ind", bank: "fra bankens fil" },
  told: (source: string, by: string) => (by === "" ? source : `${source} af ${by}`),
  undo: "Fortryd",
  undoOf: (amount: string, day: string) => `Fortryd betalingen på ${amount} den ${day}`,
  undone: (by: string) => (by === "" ? "Fortrudt" : `Fortrudt af ${by}`),
  undoDone: "Betalingen er fortrudt",
  undoFailed: "Betalingen blev ikke fortrudt",
  close: "Luk",
} as const;

/** What banks call the columns of their files, in small letters; of several the first one counts, of texts all. */
export const bankFileHeadings = {
  day: ["bogføringsdato", "bogføringsdag", "dato", "valør", "date"],
  amount: ["beløb", "beløb dkk", "beløb i dkk", "amount"],
  text: ["tekst", "beskrivelse", "posteringstekst", "text", "navn", "afsender", "meddelelse", "reference"],
} as const;

/** 'Bankens fil': payments into the account, told apart by invoice. */
export const bankFileTexts = {
  title: "Betalinger fra bankens fil",
  way: "Læs bankens fil ind",
  back: "Fakturaer",
  lead: "Hent kontoens posteringer som CSV i netbanken, og læs filen ind her. Intet bogføres, før I siger til.",
  choose: "Vælg fil",
  other: "Vælg en anden fil",
  hint: "En CSV-fil med dato, beløb og tekst. Linjer, der er bogført før, springes over.",
  unreadable:
    "Filen kunne ikke læses. Den skal have en linje med overskrifter for dato, beløb og tekst, som netbanken skriver dem.",
  nothing: "Der er ingen indbetalinger i filen.",
  tooMany: (most: number) => `Filen har over ${most} indbetalinger. Hent en kortere periode.`,
  matching: "Finder fakturaerne...",
  failed: "Fakturaerne kunne ikke findes",
  read: (name: string, lines: number) => `${name}: ${plural(lines, "indbetaling", "indbetalinger")}`,
  groups: {
    sure: "Fundet",
    choose: "Vælg faktura",
    unknown: "Ikke fundet",
    booked: "Bogført før",
  },
  about: {
    sure: "Fakturanummer og beløb passer.",
    choose: "Nummeret eller beløbet passer, men ikke begge dele. Vælg selv.",
    unknown: "Hverken nummer eller beløb passer på en ubetalt faktura. De kan vælges i hånden.",
    booked: "De er læst ind før og bogføres ikke igen.",
  },
  skip: "Bogfør ikke",
  invoice: "Faktura",
  invoiceOf: (text: string) => `Faktura for ${text}`,
  option: (number: string, corporation: string, open: string) =>
    `${number} · ${corporation} · mangler ${open}`,
  pays: (numbers: string) => `Faktura ${numbers}`,
  tick: "Bogfør",
  take: (text: string) => `Bogfør ${text}`,
  noText: "Uden tekst",
  chosen: (lines: number) => `${plural(lines, "linje", "linjer")} valgt`,
  none: "Vælg mindst én linje",
  book: "Bogfør betalingerne",
  booked: (lines: number) => `${plural(lines, "betaling", "betalinger")} er bogført`,
  bookFailed: "Betalingerne blev ikke bogført",
} as const;
