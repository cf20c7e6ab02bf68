import { formatMonth } from "#texts/format/days.ts";
import { formatHours } from "#texts/format/numbers.ts";

/** The own right to work, in the profile. */
export const ownRightTexts = {
  title: "Ret til at arbejde",
  holds: "Om du har brug for en tilladelse",
  missing: "Ikke oplyst",
  lead: "Vi skal vide, om du må arbejde i Danmark. Virksomhederne ser ikke dit svar.",
  label: "Har du brug for en tilladelse til at arbejde i Danmark?",
  free: "Nej, jeg er statsborger i Danmark, Norden, EU, EØS eller Schweiz",
  permit: "Ja, jeg har brug for en tilladelse til at arbejde eller studere her",
  sendPermit:
    "Send din tilladelse under «Dokumenter», og skriv den sidste dag, den gælder. Når kontoret har set på den, kan du få vagter til og med den dag.",
  byOffice: "Kontoret har noteret det. Ring til os, hvis det er forkert.",
  locked: "Er det forkert, så ring til os. Kun kontoret kan rette det.",
  student: (month: string, hours: number, limit: number) =>
    `I ${formatMonth(month)} har du ${formatHours(hours)} med dine vagter. Med studieophold må du arbejde ${formatHours(limit)} om måneden, men så meget, du vil, i juni, juli og august.`,
  loading: "Henter",
  failed: "Det kunne ikke hentes.",
  saved: "Dit svar er gemt",
  notSaved: "Dit svar blev ikke gemt. Prøv igen.",
  /** Before applying. */
  before: "Du kan ikke få vagten endnu",
  worthKnowing: "Husk",
  toProfile: "Gå til din profil",
} as const;
