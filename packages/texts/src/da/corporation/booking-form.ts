import type { ClockTime } from "#rules/time/moment.ts";
import { formatHours } from "#texts/format/numbers.ts";

/** Creating and editing a booking. */
export const bookingFormTexts = {
  title: "Opret ny booking",
  editTitle: "Rediger booking",
  subtitle:
    "Din forespørgsel er uforpligtende. Du betaler først, når vi har fundet personalet, og vagten er holdt.",
  steps: { booking: "OPRET GRATIS BOOKING", corporation: "OPRET VIRKSOMHED" },
  sections: {
    essentials: "Hvem, hvornår og hvor",
    dress: "Påklædning",
    onTheDay: "På dagen",
    admin: "Kun for admin",
    invoice: "Faktura",
  },
  staffType: "Personale",
  staffTypePlaceholder: "Vælg personale",
  noStaffTypes: "Intet personale endnu",
  numberOfStaff: "Antal personer",
  /** After «Højst 15.» */
  moreStaff: {
    onOneBooking: "Det er grænsen for én booking.",
    order: "Flere? Opret et arrangement",
    again: "Er I flere, så book resten for sig bagefter.",
  },
  fewer: "Én færre",
  staffCountLocked:
    "Antallet kan ikke ændres, når der er 72 timer eller mindre til start. Ring, hvis det haster.",
  staffCountClosed: "Antallet kan ikke ændres, når bookingen er lukket.",
  date: "Dato",
  from: "Fra",
  to: "Til",
  arrangement: "Arrangement",
  arrangementOther: "Hvilket arrangement?",
  address: "Adresse",
  addressHint: "Begynd at skrive, og vælg adressen på listen",
  /** Said while nothing fits, by what is still missing. */
  addressNone: {
    number: "Skriv også husnummeret, fx Vesterbrogade 3.",
    place: "Vi kender ikke vejen. Skriv også postnummer eller by.",
    nothing: "Vi kan ikke finde adressen. Tjek husnummer, postnummer og by.",
  },
  zipCode: "Postnr.",
  city: "By",
  hourlyWage: "Timeløn",
  lowestWage: (kroner: string) => `Mindst ${kroner} kr.`,
  transport: "Transporttillæg",
  proceed: "Videre",
  jobDescription: "Jobbeskrivelse",
  access: "Hvordan kommer jeg ind?",
  accessOther: "Hvordan kommer man ind?",
  extraWork: "Ekstra arbejde",
  extraWorkHint: "Så meget kan vagten trække ud. I betaler kun for de timer, der bliver arbejdet.",
  food: "Personalemad",
  selfPaidBreak: "Selvbetalt pause, 30 minutter",
  selfPaidBreakHint: "Minimum 8 timer fra-til samt personalemad",
  upperDress: "Overdel",
  lowerDress: "Underdel",
  shoes: "Sko",
  dressOther: "Hvilken påklædning?",
  shoesOther: "Hvilke sko?",
  itemToBring: "Skal medbringes",
  language: "Sprog",
  bookingPerson: "Ansvarlig",
  bookingPersonNr: "Mobil til den ansvarlige",
  contactPerson: "Kontaktperson ved ankomst (navn og telefon)",
  invoiceNote: "Note til faktura",
  eanOrderReference: "Ordrereference til EAN-faktura",
  eanHint: "Uden en ordrereference bruges den fra jeres profil.",
  paymentDeadline: "Betalingsfrist",
  adminMessage: "Admin message",
  noEmails: "Ikke send emails",
  noEmailsPast: "Der sendes aldrig mails for en booking tilbage i tiden",
  submit: "Opret gratis booking",
  submitVisitor: "Fortsæt",
  submitVisitorHint: "Du opretter din virksomhed på næste trin. Bookingen er gemt så længe.",
  saveEdit: "Gem booking",
  creating: "Opretter booking...",
  saving: "Gemmer booking...",
  /** What is wrong with the connection is said below it. */
  checksFailed: "Vi kunne ikke tjekke bookingen. Intet er tabt: prøv igen om lidt.",
  brought: "Bookingen, som I skrev, før I loggede ind, er med. Tjek den, og send den.",
  prefilled: "Udfyldt fra jeres sidste booking af samme type",
  wageRaiseOnly: "Der er valgt personale, så timelønnen kan kun sættes op",
  sceneName: "Bordet",
} as const;

/** What stays as it is in the form of an agreed booking, and why. */
export const agreementLocks = {
  begun:
    "Vagten er begyndt, så dato, tid, sted, stilling og løn ligger fast. Timerne aftales, når personalet stempler ud.",
  job: (selected: number) =>
    `${selected} er valgt, så stillingen er låst. Opret en ny booking til en anden stilling.`,
} as const;

/** «8 timer, slutter mandag d. 23. nov. kl. 01:00» under the times. */
export function lengthAndEnd(hours: number, end: string): string {
  return `${formatHours(hours)}, slutter ${end}`;
}

/** A staff type that the company cannot book, with a no-entry mark. */
export function unavailableStaffType(jobTitle: string): string {
  return `⊘ ${jobTitle} (ikke muligt)`;
}

/** The drawn shift in words: «Vagten går fra 17:00 til 01:00 næste dag, 8 timer». */
export function stripLabel(from: ClockTime, to: ClockTime, hours: number): string {
  return `Vagten går fra ${from} til ${to}${to <= from ? " næste dag" : ""}, ${formatHours(hours)}`;
}

/** Two lines under the laid table of the front page: the last of the places is the one that is still open. */
export function sceneWords(places: number): readonly [string, string] {
  if (places === 1) return ["Bordet er dækket til én.", "Personen finder vi."];
  const laid =
    places === 2 ? "Én plads er dækket." : `${counts[places - 1] ?? places - 1} pladser er dækket.`;
  return [laid, `Den ${ordinals[places] ?? "sidste"} finder vi.`];
}

const counts: Record<number, string> = {
  2: "To",
  3: "Tre",
  4: "Fire",
  5: "Fem",
  6: "Seks",
  7: "Syv",
  8: "Otte",
  9: "Ni",
};

const ordinals: Record<number, string> = {
  2: "anden",
  3: "tredje",
  4: "fjerde",
  5: "femte",
  6: "sjette",
  7: "syvende",
  8: "ottende",
  9: "niende",
  10: "tiende",
  11: "ellevte",
  12: "tolvte",
  13: "trettende",
  14: "fjortende",
  15: "femtende",
};
