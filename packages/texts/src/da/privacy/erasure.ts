/** Deleting a profile: what goes, what stays, and the sentences around the question. */
export const erasureTexts = {
  confirmMissing: "Bekræft, at profilen skal slettes.",
  passwordMissing: "Skriv jeres kodeord.",
  passwordWrong: "Kodeordet er forkert.",
  reasonMissing: "Vælg en årsag.",
  erasedPerson: "Slettet profil",
  erasedCompany: "Slettet virksomhed",
} as const;

/** What an erasure removes, by what it counts. */
export const erasedThings = {
  profile: "Navn, adresse, telefon, e-mail og resten af profilen",
  pictures: "Billeder",
  experience: "Erfaringer, kompetencer og zoner",
  ratings: "Teksten i bedømmelser og forklaringer til tider",
  penalties: "Kort og spærringer",
  applications: "Åbne ansøgninger, som trækkes tilbage",
  favourites: "Favoritter",
  messages: "Indholdet af beskeder",
  sessions: "Steder, der er logget ind",
  bookings: "Tekster, adresser og kontaktpersoner i bookinger",
  own_calendar: "Linket til kalenderen",
  calendar: "Kalenderadresser og links til nyt kodeord",
} as const;

export type ErasedThing = keyof typeof erasedThings;

const law = "Bogføringsloven kræver, at regnskabet gemmes i 5 år efter regnskabsårets udløb.";

/** What bookkeeping keeps of a person or a company. */
export const keptThings = {
  employee: {
    identity: { text: "Navn og CPR-nummer, adskilt fra resten", why: law },
    hours: { text: "Datoer, timer og timeløn for de vagter, der er arbejdet, uden navn", why: law },
    pay: { text: "Det, der er sendt til lønsystemet", why: law },
  },
  corporation: {
    identity: { text: "Navn og CVR-nummer, adskilt fra resten", why: law },
    hours: { text: "Datoer, timer og priser for det, der er bestilt, uden navne og tekster", why: law },
    invoices: { text: "Fakturaerne, som de blev sendt", why: law },
  },
} as const;

/** The question before a profile is deleted, for each of those who may ask for it. */
export const erasureDialogTexts = {
  own: {
    title: "Slet min profil",
    lead: "Når profilen er slettet, kan den ikke hentes tilbage. Du kan altid oprette en ny.",
    open: "Slet min profil",
    done: "Din profil er slettet. Tak for denne gang.",
  },
  company: {
    title: "Slet jeres profil",
    lead: "Når profilen er slettet, kan den ikke hentes tilbage. I kan altid oprette en ny.",
    open: "Slet jeres profil",
    done: "Jeres profil er slettet. Tak for denne gang.",
  },
  admin: {
    title: (name: string) => `Slet ${name}`,
    open: "Slet profil",
    done: "Profilen er slettet",
  },
  loading: "Ser efter, hvad der bliver slettet …",
  failed: "Vi kunne ikke se, hvad der bliver slettet",
  refused: "Profilen kan ikke slettes endnu",
  goes: "Det bliver slettet",
  stays: "Det bliver gemt",
  until: (day: string) => `Til og med ${day}`,
  nothingStays: "Ingenting.",
  after: "Du bliver logget ud med det samme, og ingen kan længere se profilen.",
  afterCompany: "I bliver logget ud med det samme, og ingen kan længere se profilen.",
  afterAdmin: "Personen eller virksomheden bliver logget ud med det samme og får ikke besked.",
  confirm: "Jeg forstår, at min profil bliver slettet og ikke kan hentes tilbage",
  password: "Jeres kodeord",
  reason: "Årsag",
  reasons: {
    asked_admin: "Personen eller virksomheden har bedt om det",
    duplicate: "Oprettet ved en fejl eller to gange",
    deceased: "Afgået ved døden eller ophørt",
  },
  notInTakeOver:
    "Når du ser profilen som admin, slettes den fra listen over medarbejdere eller virksomheder.",
  notForAdmins: "En administrators konto kan ikke slettes her.",
  erase: "Slet profilen",
  keep: "Behold profilen",
  notDone: "Profilen kunne ikke slettes. Prøv igen om lidt.",
} as const;
