import type { OfficeTask } from "#rules/people/security/office-roles.ts";
import { userTexts } from "#texts/da/users/users.ts";

/** The page with the users of the office. */
export const officeUserTexts = {
  ...userTexts,
  lead: "Dem, der arbejder på kontoret. Rollen siger, hvad hver af dem må.",
  ownerText: "En ejer må alt: også indstillinger, brugere og at slette profiler.",
} as const;

/** What stands in the table of who may what, in its order. */
export const taskNames: readonly (readonly [OfficeTask, string])[] = [
  ["reading", "Se bookinger, mennesker og fakturaer"],
  ["planning", "Bookinger, profiler, kort og beskeder"],
  ["hours", "Timer og rykkere"],
  ["readingMoney", "Se løn- og fakturakørsel"],
  ["money", "Fakturaer, løn og eksport"],
  ["numbers", "CPR- og kontonumre"],
  ["office", "Brugere, priser og indstillinger"],
];
