/** The four steps of a new employee. */
export const onboardingTexts = {
  step: (step: number) => `Trin ${step} af 4`,
  next: "Næste",
  previous: "Tilbage",
  jobTypes: {
    title: "Hvilke jobs vil du have?",
    text: "Vælg en eller flere. Du kan ændre det senere.",
    locked: "Kan ikke vælges lige nu",
    lockedHint: "Jobs med hængelås kan ikke vælges lige nu.",
    oldProfile: "Har du en gammel profil?",
  },
  regions: {
    title: "Hvor vil du arbejde?",
    text: "Vi skriver til dig om jobs i de zoner, du vælger.",
  },
  video: {
    title: "Sådan foregår det",
    label: "Introduktionsvideo",
    captions: "Dansk",
    /** What the film says, step by step; the same words stand in its captions. */
    said: [
      "Find et job. Tid, sted og løn står på hvert eneste job.",
      "Ansøg. Bliver du valgt, får du besked på sms og mail.",
      "Meld dig klar. Fra kl. 06:00 to dage før vagten ser du, hvor du skal hen.",
      "Stempel ud. Skriv dine timer senest 24 timer efter vagten, så får du din løn.",
    ],
  },
  profile: {
    title: "Færdiggør din profil",
    firstName: "Fornavn",
    lastName: "Efternavn",
    city: "By",
    phone: "Mobil",
    email: "E-mail",
    birthDate: "Fødselsdag",
    description: "Beskrivelse",
    descriptionHint: "Fortæl kort om dig selv. Virksomhederne læser det, når de vælger.",
    licence: "Jeg har kørekort",
    car: "Jeg har bil",
    submit: "Opret profil",
    creating: "Opretter ny profil...",
  },
} as const;

/** Taking over a profile from before social sign-in. */
export const transferTexts = {
  title: "Overfør gammel profil",
  text: "Skriv dit CPR-nummer, så finder vi din tidligere profil. Vi ser efter, at det er din, før du får den.",
  birth: "De første 6 cifre",
  serial: "De sidste 4 cifre",
  confirm: "Overfør profil",
  cancel: "Annuller",
  waiting: "Vi ser på det",
  waitingText:
    "Du har bedt om din gamle profil. Vi ser efter, at det er din, og skriver til dig. Vil du ikke vente, kan du oprette en ny profil her.",
  refused: "Din gamle profil kunne ikke overføres",
  refusedText: (reason: string) =>
    `${reason}${/[.!?]$/.test(reason) ? "" : "."} Du kan oprette en ny profil her eller spørge igen.`,
  stateFailed: "Kunne ikke se, hvor langt din overførsel er",
} as const;
