import { formatHours } from "#texts/format/numbers.ts";

const readyDays = ["i dag", "i morgen", "i overmorgen"];

/** The employee's home. */
export const employeeHomeTexts = {
  greeting: (firstName: string) => `Hej ${firstName}`,
  welcome: "Velkommen! Find freelancearbejde på få minutter",
  /** Without a count while it is not known. */
  tabs: {
    overview: (count?: number) => counted("JOBOVERSIGT", count),
    applied: (count?: number) => counted("Ansøgte jobs", count),
    mine: (count?: number) => counted("Mine jobs", count),
    finished: "Afsluttede jobs",
  },
  lists: "Jobs",
  checkInBadge: "!",
  /** Read out after the badge. */
  checkInBadgeHint: "Du mangler at melde dig klar",
  checkoutBadgeHint: "mangler at blive stemplet ud",
  titles: { applied: "Dine ansøgninger", mine: "Dine vagter", finished: "Afsluttede vagter" },
  /** The reminder of a shift that is at most two days away. */
  areYouReady: (daysAhead: number) => `Er du klar ${readyDays[daysAhead] ?? ""}?`.replace(" ?", "?"),
  zones: "Zoner",
  applied: "ANSØGT",
  approved: "GODKENDT",
  empty: {
    overview: "Der er ingen ledige jobs lige nu",
    applied: "Her kan du se de jobs, som du har ansøgt!",
    mine: "Du har ingen bekræftet jobs.",
    finished: "Du har ingen jobs, hvor du mangler at stemple ud fra!",
  },
  notRefreshed: "Listen kunne ikke opdateres. Du ser den, som den var sidst.",
  loading: "Indlæser...",
  questionsFirst: "5 spørgsmål først",
  withTransport: (hours: number) => `${formatHours(hours)} inkl. transport`,
  withBreak: (hours: number) => `${formatHours(hours)}, selvbetalt pause`,
  atWage: (hours: number, wage: string) => `${formatHours(hours)} à ${wage}`,
  /** Beside the pay of a shift whose hours are not agreed. */
  asBooked: "Tider og løn er som booket, indtil timerne er aftalt.",
  checkIn: "Meld klar",
  openSince: (moment: string) => `Åben siden ${moment}`,
  checkedIn: "DU ER KLAR TIL JOB",
} as const;

/** The card that asks for the times of a shift that has ended. */
export const stampCardTexts = {
  stampOut: (company: string) => `Stempl ud fra ${company}`,
  answer: (company: string) => `${company} har svaret på dine timer`,
  dueBy: (moment: string) => `senest ${moment}`,
  now: "gør det nu, så du får din løn til tiden",
} as const;

/** The status block under the greeting. */
export const employeeStatusTexts = {
  noCard: "Ingen kort",
  yellowCard: "Gult kort",
  redCard: "Rødt kort",
  frozenUntil: (moment: string) => `Din profil er frosset indtil ${moment}`,
  /** Stands behind the number. */
  shiftWord: (count: number) => (count === 1 ? "vagt" : "vagter"),
  noRating: "Ingen bedømmelser endnu",
  missingBank: "Vi mangler dine bankoplysninger, før vi kan betale dig",
  addBank: "Tilføj bankoplysninger",
} as const;

function counted(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name}(${count})`;
}
