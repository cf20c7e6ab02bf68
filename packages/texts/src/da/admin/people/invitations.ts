import { INVITATION_DAYS, MAX_INVITED_LINES } from "#rules/people/invitation.ts";
import { plural } from "#texts/format/numbers.ts";

/** Inviting employees, and the list of who is invited. */
export const invitationTexts = {
  open: "Invitér medarbejdere",
  title: "Invitér medarbejdere",
  lead: "De får et link og laver selv deres profil.",
  people: "Mobil eller e-mail",
  peopleHint: `Én pr. linje, højst ${MAX_INVITED_LINES}. Navnet kan stå med: Nadia Vind; nadia@firma.dk`,
  file: "Hent fra en CSV-fil",
  otherFile: "Vælg en anden fil",
  fileHint: "Kolonnerne fornavn, efternavn, e-mail og telefon, i den rækkefølge I vil",
  fileFailed: "Filen kan ikke læses. Gem den som CSV, og prøv igen.",
  fileRead: (name: string, people: number) =>
    `${name}: ${plural(people, "person kan inviteres", "personer kan inviteres")}`,
  openQuote: "Et citationstegn bliver ikke lukket",
  line: (line: number) => `Linje ${line}`,
  wrongLine: (line: number, reason: string) => `Linje ${line}: ${reason}`,
  wrongTitle: (count: number) => plural(count, "linje kan ikke sendes", "linjer kan ikke sendes"),
  wrongLead: "Ret dem her, eller spring dem over. De andre kan sendes imens.",
  correct: "Ret",
  skip: "Spring over",
  skipAll: (count: number) => `Spring alle ${count} over`,
  moreWrong: (count: number) => plural(count, "linje mere kan ikke sendes", "linjer mere kan ikke sendes"),
  /** `lines` are the numbers of lines that name somebody a second time. */
  repeated: (lines: readonly number[]) =>
    lines.length === 1
      ? `Linje ${lines[0]} nævner en, der står der i forvejen. Invitationen sendes én gang.`
      : `${lines.length} linjer nævner nogen, der står der i forvejen (den første er linje ${lines[0]}). Hver invitation sendes én gang.`,
  tooMany: (count: number) => `${count} linjer. Invitér højst ${MAX_INVITED_LINES} ad gangen.`,
  sending: (done: number, count: number) => `${done} af ${count} er sendt...`,
  /** Sending ended before the last portion. */
  stopped: (done: number, left: number) =>
    `${done} er sendt, ${left} mangler. Tryk igen for at sende resten.`,
  results: "Resultat",
  statuses: { invited: "Inviteret", exists: "Har allerede en profil" },
  counted: (invited: number, existing: number) =>
    existing === 0 ? `${invited} inviteret` : `${invited} inviteret, ${existing} har allerede en profil`,
  close: "Luk",
  summary: (sms: number, mails: number) =>
    `${sms} på sms, ${mails} på mail. Linket virker i ${INVITATION_DAYS} dage, og vi minder dem om det én gang.`,
  nobodyYet: `Linket virker i ${INVITATION_DAYS} dage, og vi minder dem om det én gang.`,
  approved: "Godkendt på forhånd",
  approvedHint: "De kan søge, når profilen er udfyldt",
  cancel: "Annuller",
  send: (count: number) => (count === 0 ? "Invitér" : `Invitér ${count}`),
  sent: (count: number) => plural(count, "invitation er sendt", "invitationer er sendt"),
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

/** What the head of a CSV file of people calls its columns, in small letters without blanks, dots and hyphens. */
export const invitedColumns: Record<"first" | "last" | "name" | "email" | "phone", readonly string[]> = {
  first: ["fornavn", "fornavne", "firstname"],
  last: ["efternavn", "efternavne", "lastname"],
  name: ["navn", "fuldenavn", "fuldtnavn", "medarbejder", "name"],
  email: ["email", "mail", "emailadresse", "mailadresse", "epost"],
  phone: "telefon,telefonnr,telefonnummer,tlf,tlfnr,mobil,mobilnr,mobilnummer,mobiltelefon,phone".split(","),
};
