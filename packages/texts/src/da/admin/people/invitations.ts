import { INVITATION_DAYS, MAX_INVITED } from "#rules/people/invitation.ts";
import { plural } from "#texts/format/numbers.ts";

/** Inviting employees, and the list of who is invited. */
export const invitationTexts = {
  open: "Invitér medarbejdere",
  title: "Invitér medarbejdere",
  lead: "De får et link og laver selv deres profil.",
  people: "Mobil eller e-mail",
  peopleHint: `Én pr. linje, højst ${MAX_INVITED}. Navnet kan stå med: Nadia Vind; nadia@firma.dk`,
  file: "Hent fra en CSV-fil",
  fileHint: "Kolonnerne fornavn, efternavn, e-mail og mobil, i den rækkefølge I vil",
  fileFailed: "Filen kan ikke læses. Gem den som CSV, og prøv igen.",
  wrongLine: (line: number, text: string) =>
    `Linje ${line}: «${text}» er hverken et mobilnummer eller en e-mail`,
  moreWrong: (count: number) => plural(count, "linje mere kan ikke læses", "linjer mere kan ikke læses"),
  /** `lines` are the numbers of lines that name somebody a second time. */
  repeated: (lines: readonly number[]) =>
    lines.length === 1
      ? `Linje ${lines[0]} nævner en, der står der i forvejen. Invitationen sendes én gang.`
      : `${lines.length} linjer nævner nogen, der står der i forvejen (den første er linje ${lines[0]}). Hver invitation sendes én gang.`,
  tooMany: (count: number) => `${count} linjer. Invitér højst ${MAX_INVITED} ad gangen.`,
  summary: (sms: number, mails: number) =>
    `${sms} på sms, ${mails} på mail. Linket virker i ${INVITATION_DAYS} dage, og vi minder dem om det én gang.`,
  nobodyYet: `Linket virker i ${INVITATION_DAYS} dage, og vi minder dem om det én gang.`,
  approved: "Godkendt på forhånd",
  approvedHint: "De kan søge, når profilen er udfyldt",
  cancel: "Annuller",
  send: (count: number) => (count === 0 ? "Invitér" : `Invitér ${count}`),
  sent: (count: number) => plural(count, "invitation er sendt", "invitationer er sendt"),
  exists: (contacts: readonly string[]) => `Har allerede en profil: ${contacts.join(", ")}`,
  loading: "Henter invitationer...",
  failed: "Invitationerne kunne ikke hentes",
  empty: "Ingen er inviteret lige nu.",
  emptyEmployees: "Der er ingen medarbejdere endnu. Invitér de første, så laver de selv deres profil.",
  sentAt: (moment: string) => `Sendt ${moment}`,
  reminded: (moment: string) => `mindet ${moment}`,
  worksUntil: (moment: string) => `linket virker til ${moment}`,
  over: "Linket er udløbet",
  sendAgain: "Send igen",
  sentAgain: "Invitationen er sendt igen",
  withdraw: "Træk tilbage",
  withdrawn: "Invitationen er trukket tilbage",
} as const;

/** What the head of a CSV file of people calls its columns. */
export const columnNames = /fornavn|efternavn|navn|e-?mail|mobil|telefon/i;
