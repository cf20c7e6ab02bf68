/** Waiting for a place on a full booking, and being asked to take one. */
export const standbyTexts = {
  join: "Stå på venteliste",
  leave: "Forlad ventelisten",
  full: "Alle pladser er besat. Melder nogen afbud, kan du få pladsen.",
  dialogTitle: "Stå på venteliste?",
  how: [
    "Melder nogen afbud, går pladsen til den første på listen, som kan. Rækkefølgen er den, I kom i.",
    "Du er fri til at tage et andet job imens. Så springer vi dig over, og du beholder din plads på listen.",
    "Et nej koster ikke noget.",
  ],
  auto: "Giv mig pladsen uden at spørge",
  autoHint:
    "Så har du vagten med det samme og får en sms. Er der under to timer til vagten, spørger vi dig altid først.",
  asked: "Vi spørger dig på sms. Du har to timer til at svare, det sidste døgn en halv time.",
  cancel: "Ikke nu",
  /** Under the job's title. */
  rank: (rank: number) => `Du er nr. ${rank} på ventelisten`,
  rankShort: (rank: number) => `VENTELISTE NR. ${rank}`,
  autoOn: "Du får pladsen uden at blive spurgt.",
  autoOff: "Vi spørger dig, når der er en plads.",
  change: "Ændr valget",
  /** A place that nobody in line is asked about. */
  free: "Der er en ledig plads nu",
  freeText: "Ansøg om den, så vælger virksomheden. Du beholder din plads på ventelisten imens.",
  freeApplied: "Du har også ansøgt om den ledige plads. Virksomheden vælger.",
  leaveTitle: "Forlad ventelisten?",
  leaveText: "Du mister din plads i rækken. Du kan stille dig bagest igen, så længe vagten er fuld.",
  stay: "Bliv på listen",
  joined: "Du står på ventelisten",
  left: "Du står ikke længere på ventelisten",
} as const;

/** «Tag vagten» or «Nej tak». */
export const offerTexts = {
  question: "Vil du have vagten?",
  until: (moment: string) => `Svar senest ${moment}. Den første, der siger ja, får pladsen.`,
  lapsed: (moment: string) =>
    `Vi spurgte, om du ville have vagten. Fristen gik ${moment}, uden at du havde svaret. Det koster dig ikke noget.`,
  take: "Tag vagten",
  decline: "Nej tak",
  taken: "Vagten er din",
  declined: "Tak for svaret. Det koster dig ikke noget.",
  homeTitle: (job: string, company: string) => `Vil du have vagten som ${job.toLowerCase()} hos ${company}?`,
  homeUntil: (moment: string) => `Svar senest ${moment}`,
  section: "Ventelister",
} as const;
