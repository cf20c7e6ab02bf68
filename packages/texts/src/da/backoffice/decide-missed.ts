/** What the office decides on somebody who did not come. */
export const decideMissedTexts = {
  /** In a line: somebody who has neither come nor stamped. */
  missed: "Udeblev",
  noteTitle: (person: string) => `Er ${person} ikke mødt op?`,
  noteText:
    "Personen bliver spurgt, og virksomheden betaler ikke. Vagten står under «Ikke mødt op», til I har afgjort, om der gives et kort.",
  alsoReplace: "Spørg afløsere med det samme",
  note: "Meld udeblevet",
  noted: (asked: number) =>
    asked === 0 ? "Personen er meldt udeblevet" : `Personen er meldt udeblevet, og ${asked} er spurgt`,
  title: (person: string) => `Mødte ${person} ikke op?`,
  question: "Hvad er der sket?",
  choices: {
    came: "Personen er kommet: vagten tæller som alle andre",
    excused: "Undskyldt: intet kort, virksomheden betaler ikke",
    no_show: "Udeblev: rødt kort og frosset i tre måneder",
  },
  reason: "Begrundelse",
  reasonHint: "Den står i loggen og hos personen under Mine data.",
  call: (phone: string) => `Ring først: ${phone}`,
  cancel: "Annuller",
  save: "Gem afgørelsen",
  saved: {
    came: "Vagten tæller igen, og alle har fået besked",
    excused: "Personen er undskyldt",
    no_show: "Kortet er givet, og personen har fået besked",
  },
} as const;
