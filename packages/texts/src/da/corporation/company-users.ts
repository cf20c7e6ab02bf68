import type { CompanyTask } from "#rules/people/security/company-roles.ts";
import { userTexts } from "#texts/da/users/users.ts";

/** The page with the users of a company. */
export const companyUserTexts = {
  ...userTexts,
  lead: "Dem, der logger ind for jeres virksomhed. Hver har sin egen e-mail og sit eget kodeord, og rollen siger, hvad hver af dem må.",
  ownerText: "En ejer må alt: også invitere, ændre roller og slette virksomheden.",
  inviteLead:
    "Din kollega får et brev med et link og vælger selv sit kodeord. Linket virker i 7 dage. En e-mail er ét login og kan kun høre til én virksomhed.",
  noAccess: "Den side har din rolle ikke adgang til",
  noAccessText: (role: string, company: string) =>
    `Du er ${role} hos ${company}. Spørg en ejer, hvis du skal bruge siden.`,
  home: "Gå til bookinger",
  profileOfOwner: "Resten af virksomhedens profil rettes af en ejer.",
  billing: "Fakturering",
  ownEmail: "Din e-mail",
} as const;

/** What stands in the table of who may what in a company, in its order. */
export const companyTaskNames: readonly (readonly [CompanyTask, string])[] = [
  ["reading", "Se bookinger og personale"],
  ["planning", "Booke, ændre, vælge personale og skrive til det"],
  ["readingHours", "Se timer"],
  ["attendance", "Melde, at nogen ikke er kommet"],
  ["hours", "Godkende timer og bedømme"],
  ["invoices", "Se fakturaer og spørge om dem"],
  ["allocating", "Vælge afdeling for en booking"],
  ["departments", "Oprette og rette afdelinger"],
  ["profile", "Rette, hvor fakturaer sendes hen"],
  ["company", "Brugere og resten af profilen"],
];
