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
