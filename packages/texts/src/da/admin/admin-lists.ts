import { formatCount, plural } from "#texts/format/numbers.ts";

const nobody = "Der er ikke nogen brugere i systemet";

/** What a list says where a search or a filter has found nobody, with the searched term. */
function nobodyMatching(term: string): string {
  return term === "" ? `${nobody} med det valgte filter` : `${nobody}, der passer til «${term}»`;
}

/** Employees of the system. */
export const adminEmployeesTexts = {
  title: "Medarbejdere",
  total: (count: number) => `Medarbejder i systemet: ${count}`,
  totalLabel: "Medarbejder i systemet",
  allTypes: "Alle",
  filter: "Personale",
  typesFailed: "Personaletyperne kunne ikke hentes",
  search: "Søg",
  columns: {
    menu: "Mere",
    photo: "Billede",
    id: "Id",
    firstName: "Fornavn",
    lastName: "Efternavn",
    cpr: "CPR",
    email: "E-mail",
    phone: "Mobil",
    age: "Alder",
    city: "By",
    applied: "Ansøgte jobs",
    obtained: "Opnåede jobs",
    created: "Oprettet",
    takeOver: "Overtag",
    facebook: "Facebook",
  },
  /** On a phone: «Aarhus C, 24 år». */
  from: (city: string, age: number | null) =>
    [city, age !== null && `${age}\u00a0år`]
      .filter((part) => typeof part === "string" && part !== "")
      .join(", "),
  jobs: (obtained: number, applied: number) => `${obtained} af ${plural(applied, "job", "jobs")} opnået`,
  isDeactivated: "Deaktiveret",
  lacksCpr: "Mangler CPR-nr.",
  loginEmail: "Login",
  contactEmail: "Kontakt",
  empty: nobody,
  emptyNarrowed: nobodyMatching,
  loading: "Indlæser...",
  takeOver: "Overtag",
  takeOverHint: "take over",
  deactivate: "Deaktiver",
  resetToken: "Nulstil token",
  sure: "Er du sikker?",
  deactivateText: (name: string) =>
    `${name} kan ikke logge ind mere, og åbne ansøgninger bliver trukket tilbage.`,
  futureShifts: (count: number) => `${plural(count, "bekræftet vagt", "bekræftede vagter")} er ikke slut`,
  futureLoading: "Henter vagter...",
  futureFailed: "Vagterne kunne ikke hentes",
  noFutureShifts: "Ingen bekræftede vagter ligger foran.",
  futureQuestion: "Hvad skal der ske med dem?",
  release: "Frigiv vagter",
  releaseHint: "Pladserne bliver ledige, og virksomhederne får besked. Det koster ingen noget.",
  keep: "Behold vagter",
  keepHint: "Vagterne bliver stående, og medarbejderen møder som aftalt.",
  reactivate: "Genaktivér",
  reactivateText: (name: string) =>
    `${name} kan logge ind igen. Ansøgninger og frigivne vagter kommer ikke tilbage.`,
  reactivated: "Profilen er aktiv igen",
  access: "Adgang",
  withAccess: "Aktive",
  withoutAccess: "Deaktiverede",
  resetTokenText: (name: string) => `${name} bliver logget ud overalt og skal logge ind igen.`,
} as const;

/** Corporations of the system. */
export const adminCorporationsTexts = {
  title: "Virksomheder",
  totalLabel: "Virksomheder i systemet",
  search: "Søg",
  columns: {
    menu: "Mere",
    photo: "Billede",
    id: "Id",
    name: "Navn",
    email: "E-mail",
    phone: "Mobil",
    created: "Oprettet",
    takeOver: "Overtag",
  },
  empty: nobody,
  emptyNarrowed: nobodyMatching,
  loading: "Indlæser...",
  takeOver: "Overtag",
  takeOverHint: "take over",
  resetFactor: "Nulstil totrinslogin",
  resetFactorTitle: (name: string) => `Nulstil totrinslogin for ${name}?`,
  resetFactorText:
    "Brug det kun, når du er sikker på, hvem du taler med. Virksomheden logges ud alle steder, kan logge ind med kodeordet alene og får besked på mail.",
  resetFactorHint: "Står i mailen til virksomheden, f.eks. Telefonen er blevet væk.",
  factorReset: (name: string) => `Totrinslogin for ${name} er nulstillet`,
  giveEmail: "Sæt ny e-mail",
  giveEmailTitle: (name: string) => `Ny e-mail til ${name}?`,
  giveEmailText:
    "Til en virksomhed, der har mistet sin mailbox. Brug det kun, når du er sikker på, hvem du taler med: ring til det nummer, vi kender. Vi sender et link til den nye e-mail, og den gælder først, når linket er brugt. Den gamle e-mail får besked. Kodeordet vælger virksomheden bagefter med «Glemt kodeord».",
  giveEmailField: "Ny e-mail",
  giveEmailNow: (email: string) => `I dag: ${email}`,
  giveEmailSend: "Send link",
  emailGiven: (email: string) => `Linket er sendt til ${email}`,
  isSuspended: "Spærret",
  suspend: "Spær",
  suspendTitle: (name: string) => `Spær ${name}?`,
  suspendText:
    "Alle bliver logget ud med det samme, og ingen kan logge ind eller oprette bookinger for virksomheden, før den er genaktiveret.",
  reason: "Årsag",
  reasonHint: "Kun for admin. Virksomheden får at vide, at den er spærret, men ikke hvorfor.",
  suspended: (name: string) => `${name} er spærret`,
  reactivate: "Genaktivér",
  reactivateTitle: (name: string) => `Genaktivér ${name}?`,
  reactivateText: (reason: string) =>
    `Virksomheden kan logge ind og oprette bookinger igen. Den blev spærret, fordi: ${reason}`,
  reactivated: (name: string) => `${name} kan logge ind igen`,
  bookings: (count: number) => (count === 1 ? "1 kommende booking" : `${count} kommende bookinger`),
  bookingsText:
    "De bliver stående, og de valgte møder på arbejde, indtil nogen gør noget andet. Overtag virksomheden for at aflyse eller lukke en booking.",
  booking: (facts: { job_title: string; selected: number; number_of_staff: number; approved: boolean }) =>
    `${facts.job_title}, ${facts.selected} af ${facts.number_of_staff} valgt${facts.approved ? "" : ", afventer godkendelse"}`,
  noBookings: "Virksomheden har ingen kommende bookinger.",
  bookingsFailed: "Kunne ikke hente virksomhedens bookinger",
  download: "Hent virksomhedsoversigt",
  password: "Adgangskode",
  confirmDownload: "Hent",
  cancel: "Annuller",
} as const;

/** Historic bookings. */
export const adminOldBookingsTexts = {
  title: "Admin Historiske Bookinger",
  search: "Søg",
  searchHint: "Søg virksomhed, person, nummer, by",
  startDate: "Startdato",
  endDate: "Slutdato",
  datesReversed: "Slutdatoen er før startdatoen",
  period: "Periode og ansatte oversigt",
  download: "Hent ansatte oversigt",
  downloadHint: "Vælg først startdato og slutdato",
  columns: {
    corporation: "Virksomhed",
    job: "Job",
    city: "By",
    sought: "Søgt",
    employed: "Ansat",
    applied: "Ansøgt",
    when: "Hvornår",
    status: "Status",
    invoice: "Faktura",
    pay: "Løn",
    actions: "Handlinger",
  },
  /** «4 af 5 Tjener». */
  job: (selected: number, places: number, title: string) => `${selected} af ${places} ${title}`,
  invoice: "Faktura",
  week: "VIS UGE",
  newTab: "åbner i en ny fane",
  empty: "Der er ikke nogen brugere i systemet",
  loading: "Indlæser bookinger...",
} as const;

/** How far invoice and pay of past bookings are, and what the list is narrowed to. */
export const oldMoneyTexts = {
  numbers: "Fakturaer",
  filter: "Vis",
  all: "Alle",
  gaps: { not_invoiced: "Ikke faktureret", not_paid: "Ikke udbetalt", open_hours: "Åbne timer" },
  /** Counting ends at a hundred. */
  gapCount: (count: number) => (count === 100 ? "100+" : formatCount(count)),
  /** Above the cards of a week. */
  week: (week: number) => `Uge ${week}`,
  withoutVat: "ekskl. moms",
  emptyGaps: {
    not_invoiced: "Alle afholdte bookinger er faktureret",
    not_paid: "Alle timer er sendt til løn",
    open_hours: "Alle timer er afklaret",
  },
  /** A search or days as well. */
  emptyNarrowed: "Ingen bookinger passer til det valgte",
  count: (count: number) =>
    count === 100 || count >= 1000
      ? `Mindst ${formatCount(count)} bookinger`
      : plural(count, "booking", "bookinger"),
  invoice: {
    left: "Ikke faktureret",
    some: (sent: number, of: number, queued: number) => `Faktura ${sent} af ${of}${alsoQueued(queued)}`,
    queued: "Faktura på vej",
    refused: "Faktura afvist",
    sent: "Faktura sendt",
    paid: "Faktura betalt",
  },
  pay: {
    left: "Ikke udbetalt",
    some: (sent: number, of: number, queued: number) => `Løn ${sent} af ${of}${alsoQueued(queued)}`,
    queued: "Løn på vej",
    refused: "Løn afvist",
    sent: "Løn sendt",
  },
  open: (count: number) => plural(count, "åben vagt", "åbne vagter"),
  number: (number: string) => `Nr. ${number}`,
  settle: "Afklar timer",
} as const;

function alsoQueued(count: number): string {
  return count > 0 ? `, ${count} på vej` : "";
}

/** Headings of the two downloads. */
export const employeesCsvColumns = [
  "Dato",
  "Virksomhed",
  "Navn",
  "Mobil",
  "E-mail",
  "CPR",
  "Reg. nr.",
  "Konto nr.",
  "Start",
  "Slut",
  "Timer",
  "Transport",
  "Timeløn",
  "Total",
  "Løn for",
  "Booking",
  "Heraf tillæg",
  "Pension, arbejdsgiver",
  "Pension, eget bidrag",
] as const;

/** What a line of the file is paid for. */
export const employeesCsvKinds = { pay: "Vagt", cancellation: "Aflyst vagt" } as const;

export const corporationsCsvColumns = [
  "Id",
  "Navn",
  "CVR",
  "Adresse",
  "Postnr.",
  "By",
  "Kontaktperson",
  "Afdeling",
  "E-mail",
  "Faktura-e-mail",
  "Mobil",
  "EAN",
  "Oprettet",
  "Bookinger",
] as const;
