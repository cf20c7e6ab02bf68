import type { DocumentState } from "#rules/people/documents/document.ts";
import { plural } from "#texts/format/numbers.ts";

/** Permits and certificates of a person, as the person and the office read of them. */
export const documentTexts = {
  title: "Dokumenter",
  loading: "Henter dokumenter...",
  failed: "Dokumenterne kunne ikke hentes",
  add: "Tilføj dokument",
  renew: "Forny",
  renewNamed: (name: string) => `Forny ${name}`,
  another: "Send et andet",
  anotherNamed: (name: string) => `Send et andet i stedet for ${name}`,
  remove: "Fjern",
  removeNamed: (name: string) => `Fjern ${name}`,
  removeTitle: (name: string) => `Fjern «${name}»?`,
  removeText: "Filen slettes og kan ikke hentes frem igen.",
  removed: "Dokumentet er fjernet",
  until: (day: string) => `Gælder til og med ${day}`,
  ended: (day: string) => `Udløb ${day}`,
  from: (day: string) => `Udstedt ${day}`,
  neverEnds: "Udløber ikke",
  because: (reason: string) => `Hvorfor: ${reason}`,
  renewed: "Et nyt er sendt og venter på kontoret",
  inPlaceOf: "Skal afløse et, der allerede er godkendt",
  noFile: "Uden fil",
  earlier: (count: number) => plural(count, "tidligere", "tidligere"),
  notSaved: "Det blev ikke gemt. Prøv igen.",
  states: {
    waiting: "Venter",
    declined: "Ikke godkendt",
    valid: "Godkendt",
    expiring: "Udløber snart",
    expired: "Udløbet",
    replaced: "Erstattet",
  } satisfies Record<DocumentState, string>,
} as const;

/** The dialog in which a document is entered, renewed or corrected. */
export const documentDialogTexts = {
  titles: {
    add: "Tilføj dokument",
    renew: (name: string) => `Forny «${name}»`,
    correct: (name: string) => `Ret «${name}»`,
  },
  kind: "Hvad er det?",
  kindMissing: "Vælg, hvad det er",
  name: "Hvad hedder det?",
  nameMissing: "Skriv, hvad det hedder",
  issuedOn: "Udstedt",
  optional: "valgfrit",
  expiresOn: "Gælder til og med",
  expiresMissing: "Vælg den sidste dag, eller sæt hak ved «Udløber ikke»",
  neverEnds: "Udløber ikke",
  file: "Billede eller PDF",
  fileHint: "PDF, JPEG eller PNG, højst 3 MB. Tag begge sider med, hvis der står noget på dem.",
  fileOptional: "Har I kun set det, så gem det uden fil.",
  fileMissing: "Vælg et billede eller en PDF",
  pick: "Vælg fil",
  pickAnother: "Vælg en anden fil",
  sending: (percent: number) => `Sender ${percent} %`,
  cancel: "Annuller",
  failed: "Dokumentet blev ikke sendt. Det, du har skrevet, står her endnu. Prøv igen.",
} as const;
