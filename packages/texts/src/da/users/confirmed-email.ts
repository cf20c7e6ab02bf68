/** The e-mail that a company signed up with, until somebody presses the link that was mailed to it. */
export const confirmedEmailTexts = {
  /** To the company. */
  title: "Bekræft jeres e-mail",
  text: (email: string) =>
    `Vi har sendt et link til ${email}. I kan booke nu, og vi godkender, når I har trykket på det.`,
  takenOver: (email: string) => `Linket er sendt til ${email}. Indtil det er brugt, venter bookingerne.`,
  sendAgain: "Send igen",
  sentAgain: (email: string) => `Linket er sendt til ${email}`,
  correct: "Ret e-mailen",
  failed: "Linket kunne ikke sendes. Prøv igen.",
  /** To the office. */
  office: {
    title: "E-mailen er ikke bekræftet",
    text: (email: string) =>
      `Linket er sendt til ${email}. Bookinger kan først godkendes, når virksomheden har trykket på det.`,
    sendAgain: "Send link igen",
    mark: "Markér som bekræftet",
    markTitle: (name: string) => `Er e-mailen ${name}s?`,
    markText:
      "Brug det kun, når du har talt med virksomheden og ved, at den kan læse mailen. Derefter kan bookingerne godkendes.",
    reason: "Hvordan ved du det?",
    reasonHint: "Kun for kontoret. Det står i loggen.",
    marked: "E-mailen er markeret som bekræftet",
    markFailed: "Det lykkedes ikke. Prøv igen.",
  },
} as const;
