import type { ContractKind } from "#rules/contract-texts/contract-text.ts";
import type { Day } from "#rules/time/moment.ts";
import { formatFullDate } from "#texts/format/days.ts";

/** What each text is called where it is read. */
export const contractTitles: Readonly<Record<ContractKind, string>> = {
  employee_agreement: "Tilknytningsaftale",
  card_rules: "Regler for afbud",
  trade_terms: "Handelsbetingelser",
};

/** How a version is named in a sentence: «af 1. januar 2027»; the one that the product comes with has no day. */
function versionWords(validFrom: Day | null): string {
  return validFrom === null ? "i standardudgaven" : `af ${formatFullDate(validFrom)}`;
}

export const contractTexts = {
  loading: "Henter teksten …",
  failed: "Teksten kunne ikke hentes",
  version: (validFrom: Day | null) =>
    validFrom === null ? "Standardudgaven" : `Gælder fra ${formatFullDate(validFrom)}`,
  /** Before a booking is sent under terms that the company has not accepted yet. */
  accepts: (validFrom: Day | null) =>
    `Når I sender bookingen, accepterer I handelsbetingelserne ${versionWords(validFrom)}.`,
  readTerms: "Læs handelsbetingelserne",
  madeUnder: (validFrom: Day | null) => `Lavet under handelsbetingelserne ${versionWords(validFrom)}.`,
};

/** What somebody has accepted, with the text as it was read. */
export const acceptanceTexts = {
  title: "Accepterede aftaler",
  loading: "Henter aftalerne",
  failed: "Aftalerne kan ikke vises lige nu",
  none: "Der er ikke accepteret nogen aftale endnu.",
  name: (kind: ContractKind, validFrom: Day | null) => `${contractTitles[kind]} ${versionWords(validFrom)}`,
  times: (count: number, when: string) =>
    count === 1 ? `Accepteret ${when}` : `Accepteret ${count} gange, senest ${when}`,
  given: { sign_up: "ved oprettelsen", booking: "med booking", application: "med ansøgning" },
  byOffice: "af kontoret",
  when: "Hvornår",
} as const;
