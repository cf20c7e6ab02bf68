/** Profiles that the office edits on the page of a person or a company. */
export const editProfileTexts = {
  edit: "Ret oplysninger",
  title: (name: string) => `Ret oplysninger om ${name}`,
  personLead: "Ændres mobil, e-mail, CPR eller konto, får personen det at vide på den hidtidige e-mail.",
  save: "Gem",
  cancel: "Annuller",
  saved: "Oplysningerne er gemt",
  nothing: "Der er ikke rettet noget.",
  failed: "Oplysningerne kunne ikke gemmes. Det, du har skrevet, står her endnu.",
  invalid: "Ret de røde felter",
  emptied: "Gemte numre",
  emptyNumber: (number: string) => `Slet det gemte ${number}`,
  pictureFailed: "Billedet kunne ikke sendes. Prøv igen.",
  answers: (isAnswered: boolean) => (isAnswered ? "Ret svar" : "Svar på spørgsmålene"),
  answersOf: (jobTitle: string, isAnswered: boolean) =>
    isAnswered ? `Ret svar om ${jobTitle}` : `Svar på spørgsmålene om ${jobTitle}`,
  meanwhile: {
    title: "En anden har gemt imens",
    lead: "Det her er ændret, siden du åbnede siden. Det, du har skrevet, står stadig i felterne.",
    own: "profilens ejer",
    somebody: "en anden",
    by: (name: string, when: string) => [name, when].filter((part) => part !== "").join(", "),
    keepMine: "Gem mine rettelser",
    keepMineHint: "Kun de felter, du har rettet, bliver gemt. Resten bliver, som det er nu.",
    takeTheirs: "Drop mine rettelser, og hent det gemte",
    close: "Tilbage til felterne",
  },
} as const;
