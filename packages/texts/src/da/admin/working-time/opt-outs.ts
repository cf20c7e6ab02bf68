/** The office notes that somebody agreed to more hours a week than the limit. */
export const optOutTexts = {
  holds: "Samtykke til flere timer",
  title: "Samtykke til flere timer om ugen",
  about:
    "Har personen skriftligt sagt ja til mere end grænsen, spærrer og advarer den ikke fra den dag. Hviletid og fridøgn gælder stadig.",
  from: "Gælder fra",
  until: "Trækkes tilbage fra",
  consent: "Samtykket",
  consentHint: "Fx «Underskrevet 1. dec.»",
  document: "Underskrevet dokument",
  noDocument: "Ligger et andet sted",
  documentHint: "Læg først papiret ind under Dokumenter, uden en sidste dag, så filen bliver liggende.",
  note: "Notér samtykke til flere timer",
  save: "Gem samtykke",
  withdraw: "Træk tilbage",
  cancel: "Annuller",
  noted: "Samtykket er noteret.",
  withdrawn: "Samtykket er trukket tilbage.",
  notSaved: "Det blev ikke gemt. Prøv igen.",
  since: (from: string) => `Fra ${from}`,
  between: (from: string, until: string) => `Fra ${from}, trukket tilbage fra ${until}`,
  by: (name: string) => `Noteret af ${name}`,
} as const;
