/** The card that leads somebody through a try-out, on the home of each role. */
export const guideTexts = {
  title: "Prøv det selv",
  progress: (done: number, all: number) => `${done} af ${all}`,
  done: "Klaret",
  allDone: "Det var det hele. Log også ind som de andre roller, og se dagen fra deres side.",
  close: "Luk guiden",
  closed: "Guiden er lukket. Du finder den igen i menuen.",
  /** The menu's entry that brings it back. */
  menu: "Prøv det selv",
} as const;

/** The steps of each role in their order: what to do, why, and what its link says. */
export const guideSteps = {
  company: {
    applicants: {
      title: "Åbn en booking med ansøgere",
      text: "Se, hvem der har søgt, deres erfaring og bedømmelser.",
      action: "Åbn bookingen",
    },
    choose: {
      title: "Vælg en ansøger",
      text: "Tryk 'Book' ved den, du vil have. Personen får besked med det samme.",
      action: "Gå til ansøgerne",
    },
    price: {
      title: "Se, hvad det koster",
      text: "Åbn 'Vis pris' på bookingen: løn, tillæg og gebyr, linje for linje.",
      action: "Gå til prisen",
    },
  },
  employee: {
    apply: {
      title: "Find et job, og søg det",
      text: "Åbn et job på listen. Du ser løn, tid og sted, før du søger.",
      action: "Se jobs",
    },
    shift: {
      title: "Se din kommende vagt",
      text: "Under 'Mine jobs' står de vagter, du er valgt til.",
      action: "Se mine jobs",
    },
    pay: {
      title: "Se 'Min løn', eller meld dig klar",
      text: "'Min løn' viser, hvad du har tjent. Tæt på en vagt melder du dig klar på den.",
      action: "Se min løn",
    },
  },
  admin: {
    approve: {
      title: "Godkend en booking",
      text: "En ny booking venter på jer, før nogen kan søge den.",
      action: "Se dem, der venter",
    },
    today: {
      title: "Se, hvad der ellers venter i dag",
      text: "Hver linje på listen er ét tryk fra at være klaret.",
      action: "Gå til listen",
    },
    invoice: {
      title: "Send en faktura",
      text: "Fakturakørslen samler det, der kan faktureres.",
      action: "Åbn fakturakørslen",
    },
  },
} as const;

export type GuideRole = keyof typeof guideSteps;
export type GuideStep = { [Role in GuideRole]: keyof (typeof guideSteps)[Role] }[GuideRole];
