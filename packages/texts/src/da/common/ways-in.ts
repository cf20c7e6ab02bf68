import type { WayKind } from "#rules/people/security/ways-in.ts";
import { wayKindWords } from "./way-kinds.ts";

/** The ways in of a person, on the person's own profile and in the office. */
export const wayInTexts = {
  title: "Måder at logge ind på",
  ownLead: "Fjern et nummer eller en adresse, som ikke er din længere. Én skal blive.",
  officeLead: "Fjern et nummer eller en adresse, som personen ikke har længere. Én skal blive.",
  kinds: wayKindWords,
  none: "Ingen måder at logge ind på endnu.",
  used: (when: string) => `Sidst brugt ${when}`,
  unknownUse: "Sidste brug kendes ikke",
  last: "Den sidste, så den kan ikke fjernes",
  remove: "Fjern",
  removeNamed: (kind: WayKind, shown: string) => `Fjern ${wayName(kind, shown)}`,
  removeTitle: (kind: WayKind, shown: string) => `Fjern ${wayName(kind, shown)}?`,
  ownRemoveText:
    "Den logger ingen ind mere. Enheder, der er logget ind med den, bliver logget ud, men ikke den, du sidder med. Vi skriver til adressen eller nummeret.",
  officeRemoveText:
    "Den logger ingen ind mere. Enheder, der er logget ind med den, bliver logget ud. Vi skriver til adressen eller nummeret.",
  removed: "Fjernet",
  failed: "Det lykkedes ikke. Prøv igen om lidt.",
  loading: "Henter måder at logge ind på",
  loadFailed: "Kunne ikke hente måder at logge ind på",
} as const;

/** «Kode til mobil •• •• 01 77» */
export function wayName(kind: WayKind, shown: string): string {
  return [wayKindWords[kind], shown].filter(Boolean).join(" ");
}
