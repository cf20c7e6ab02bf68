/** What the office does about people who are sick. */
export const officeSickTexts = {
  report: "Meld syg",
  reportTitle: (person: string) => `Meld ${person} syg?`,
  reportText:
    "Personen tages af vagten, og det koster ikke noget. Virksomheden og personen får besked, og den næste på ventelisten bliver spurgt.",
  reason: "Årsag",
  reasonHint: "Virksomheden og personen læser den.",
  reported: "Personen er meldt syg. Virksomheden har fået besked.",
  undo: "Fortryd",
  takeBack: "Ikke syg alligevel",
  takenBack: (person: string) => `${person} har vagten igen. Virksomheden og personen har fået besked.`,
  cancel: "Annuller",
  decideTitle: (person: string) => `Sen sygemelding fra ${person}`,
  question: "Hvordan regnes den?",
  choices: {
    excuse: "Undskyldt: koster ikke noget",
    late_cancellation: "Sent afbud: kort og spærring som ved et afbud på det tidspunkt",
  },
  decisionReason: "Begrundelse",
  decisionHint: "Personen læser den.",
  call: (phone: string) => `Ring først: ${phone}`,
  save: "Gem afgørelsen",
  saved: {
    excuse: "Sygemeldingen er godtaget, og personen har fået besked",
    late_cancellation: "Det er nu et sent afbud, og personen har fået besked",
  },
} as const;
