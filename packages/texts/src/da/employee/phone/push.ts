/** Messages on the phone itself: the card that offers them, and their place on the profile. */
export const pushCardTexts = {
  title: "Få besked på telefonen",
  why: "Så ser du det med det samme, når du får et job, eller når en vagt bliver ændret eller aflyst. Du kan altid slå det fra på din profil.",
  turnOn: "Slå beskeder til",
  notNow: "Ikke nu",
  onTitle: "Denne telefon får besked",
  on: "Det er de beskeder, du har slået til under «Telefon». Logger du ud, stopper de.",
  turnOff: "Slå fra på denne telefon",
  deniedTitle: "Telefonen blokerer beskeder",
  denied:
    "Åbn telefonens indstillinger, find Vagtklar eller din browser under notifikationer, og tillad dem. Kom så tilbage hertil.",
  iphone:
    "På iPhone skal Vagtklar først ligge på hjemmeskærmen: Tryk på Del nederst i Safari, og vælg «Føj til hjemmeskærm». Åbn den derfra, og kom tilbage hertil.",
  unsupported: "Denne browser kan ikke vise beskeder. Du får dem stadig på e-mail og SMS.",
  turnedOn: "Denne telefon får nu besked",
  turnedOff: "Denne telefon får ikke besked længere",
  failed: "Beskeder kunne ikke slås til. Prøv igen om lidt.",
  turnOffFailed: "Beskeder kunne ikke slås fra. Prøv igen om lidt.",
} as const;

/** How many offers of jobs come at once. */
export const offerBudgetTexts = {
  title: "Jobs, der kan søges",
  lead: "Resten samler vi i én besked kl.\u00a007:00 og én kl.\u00a017:00. Beskeder om dine egne vagter kommer altid med det samme.",
  perDay: "Så mange om dagen med det samme",
  all: "Alle",
  perDayOption: (count: string) => (count === "1" ? "1 om dagen" : `${count} om dagen`),
  quiet: "Ingen mellem 22 og 07",
} as const;
