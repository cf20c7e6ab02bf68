/** Passkeys of employees: on the login, right after signing in, and on the profile. */
export const ownPasskeyTexts = {
  login: {
    button: "Log ind med adgangsnøgle",
    hint: "Fingeraftryk, ansigt eller pinkode, hvis du har slået det til på din profil.",
    failed: "Kunne ikke logge ind. Prøv igen, eller få en kode.",
  },
  offer: {
    title: "Hurtigere næste gang?",
    text: "Så logger du ind med fingeraftryk eller ansigt på denne enhed. Vi får aldrig dit aftryk at se.",
    accept: "Slå det til",
    later: "Ikke nu",
    failed: "Det lykkedes ikke. Prøv igen, eller gør det senere på din profil.",
  },
  title: "Log ind med fingeraftryk eller ansigt",
  holds: "På enheder, som du vælger",
  text: "Så behøver du ingen kode. Dit fingeraftryk og dit ansigt bliver på din enhed.",
  none: "Det er ikke slået til på nogen enhed endnu.",
  add: "Slå til på denne enhed",
  added: "Du kan nu logge ind med fingeraftryk eller ansigt her",
  unsupported: "Denne browser kan ikke bruge fingeraftryk eller ansigt.",
  again: {
    text: "For at slå det til her skal du have logget ind inden for de sidste ti minutter.",
    button: "Log ind igen",
  },
  full: "Du har ti adgangsnøgler, og det er grænsen. Fjern først en, du ikke bruger.",
  remove: "Fjern",
  removeNamed: (name: string) => `Fjern ${name}`,
  removeTitle: (name: string) => `Fjern ${name}?`,
  removeText: "Enheden skal bruge en kode, næste gang du logger ind.",
  removed: "Adgangsnøglen er fjernet",
  failed: "Det lykkedes ikke. Prøv igen om lidt.",
  loading: "Henter dine adgangsnøgler",
  loadFailed: "Kunne ikke hente dine adgangsnøgler",
  facts: (made: string, used: string | null) =>
    used === null ? `Slået til ${made}, ikke brugt endnu` : `Slået til ${made}, sidst brugt ${used}`,
} as const;
