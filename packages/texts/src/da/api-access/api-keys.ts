import type { KeyScope } from "#rules/people/security/api-keys.ts";
import { formatDayNumeric } from "#texts/format/days.ts";

/** The part of the page with users about API keys. */
export const apiKeyTexts = {
  title: "API-nøgler",
  lead: "En nøgle lader et program hente og booke i jeres navn. Den kan ikke ændre brugere, kodeord eller profil.",
  documentation: "Sådan bruges nøglen",
  loading: "Henter nøgler",
  failed: "Nøglerne kunne ikke hentes.",
  empty: "Der er ingen nøgler endnu.",
  make: "Lav nøgle",
  name: "Hvad skal nøglen bruges til?",
  scope: "Hvad må nøglen?",
  hasEnd: "Sidste dag (kan udelades)",
  made: "Nøglen er lavet",
  madeText: "Kopiér nøglen nu, og gem den et sikkert sted. Den vises ikke igen.",
  key: "Nøgle",
  copy: "Kopiér nøglen",
  done: "Jeg har gemt nøglen",
  revoke: "Spær",
  revokeTitle: (name: string) => `Spær nøglen «${name}»?`,
  revokeText: "Programmer, der bruger nøglen, afvises med det samme. Den kan ikke slås til igen.",
  revoked: (name: string) => `Nøglen «${name}» er spærret.`,
  scopeAnd: (scope: string, maker: string) => `${scope}. Lavet af ${maker}.`,
  endsOn: (day: string) => `Virker til og med ${formatDayNumeric(day)}.`,
  usedAt: (at: string) => `Sidst brugt ${at}.`,
  neverUsed: "Ikke brugt endnu.",
  states: {
    works: "Virker",
    revoked: "Spærret",
    ended: "Udløbet",
    suspended: "Sat ud af kraft",
    maker_gone: "Ejeren bag har ikke adgang",
  },
} as const;

/** What a key may do, as it is chosen. */
export const keyScopeNames: Readonly<Record<KeyScope["scope"], string>> = {
  owner: "Alt, hvad en ejers program må",
  booker: "Som booker: booke og vælge personale",
  approver: "Som godkender: godkende timer",
  finance: "Som økonomi: hente fakturaer",
  read: "Kun læse",
  planner: "Som planlægger: bookinger og personer",
  bookkeeper: "Som bogholder: faktura og løn",
  reader: "Kun læse",
};
