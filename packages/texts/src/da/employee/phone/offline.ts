/** What an employee reads with bad reception, and of the app on the phone. */
export const offlineTexts = {
  noConnection: "Ingen forbindelse",
  showsKept:
    "Du ser det, som telefonen har gemt. Meld klar, ankomst og tider sendes senere, resten kræver forbindelse.",
  /** What waits on the phone, by kind. */
  waiting: {
    check_in: (moment: string) => `Du meldte dig klar ${moment}`,
    arrive: (moment: string) => `Du meldte, at du var kommet, ${moment}`,
    check_out: (moment: string) => `Du stemplede ud ${moment}`,
  },
  waitingHint: "Det er gemt på telefonen og sendes, så snart der er forbindelse.",
  refused: {
    check_in: (job: string) => `Vi kunne ikke melde dig klar: ${job}`,
    arrive: (job: string) => `Din ankomst blev ikke modtaget: ${job}`,
    check_out: (job: string) => `Dine tider blev ikke modtaget: ${job}`,
  },
  madeAt: (moment: string) => `Du gjorde det ${moment}.`,
  read: "Læst",
  keptCheckIn: "Gemt på telefonen. Vi melder dig klar, når der er forbindelse.",
  keptCheckOut: "Gemt på telefonen. Dine tider sendes, når der er forbindelse.",
  /** Pay data is never kept on a phone. */
  payDataNeedsConnection:
    "Der er ingen forbindelse, og dine lønoplysninger gemmes ikke på telefonen. Det, du har skrevet, står her stadig. Prøv igen, når du har forbindelse.",
  sent: "Det, telefonen havde gemt, er sendt.",
} as const;

/** The hint that the product can stand among the phone's apps. */
export const installTexts = {
  title: "Læg Vagtklar på din telefon",
  why: "Så åbner den med ét tryk, og du kan se dine vagter, melde dig klar og stemple ud uden forbindelse.",
  /** iPhones have no button for it. */
  howOnIphone: "Tryk på Del nederst i Safari, og vælg «Føj til hjemmeskærm».",
  install: "Installér",
  notNow: "Ikke nu",
} as const;
