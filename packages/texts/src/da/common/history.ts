/** What happened, as one line; a company reads the name of the person, an employee reads of themselves. */
const lines = {
  created: () => "Bookingen blev oprettet",
  approved: () => "Bookingen blev godkendt",
  rejected: () => "Bookingen blev afvist",
  changed: () => "Bookingen blev ændret",
  cancelled: () => "Bookingen blev slettet",
  applied: (who: string) => `${who} søgte`,
  selected: (who: string) => `${who} blev valgt`,
  asked: (who: string) => `${who} blev spurgt om en ændring`,
  accepted: (who: string) => `${who} sagde ja til ændringen`,
  declined: (who: string) => `${who} sagde nej til ændringen`,
  expired: (who: string) => `${who} svarede ikke i tide`,
  taken_back: () => "Ændringen blev taget tilbage",
  ready: (who: string) => `${who} meldte klar`,
  on_my_way: (who: string) => `${who} skrev, at ${who === "Du" ? "du" : "vedkommende"} er på vej`,
  arrived: (who: string) => `${who} kom`,
  removed: (who: string) => `${who} blev taget af vagten`,
  left: (who: string) => `${who} meldte afbud`,
  sick: (who: string) => `${who} meldte sig syg`,
  hours_by_employee: (who: string) => `${who} stemplede timer`,
  hours_by_company: (who: string) => `Virksomheden stemplede timer for ${who === "Du" ? "dig" : who}`,
} as const;

export type HistoryKind = keyof typeof lines;

const doers = {
  company: "virksomheden",
  office: "kontoret",
  employee: "",
  system: "automatisk",
} as const;

/** The past of a booking or a shift. */
export const historyTexts = {
  title: "Forløb",
  loading: "Henter forløbet...",
  failed: "Forløbet kunne ikke hentes",
  /** Who reads of themselves. */
  you: "Du",
  somebody: "En person",
  line: (kind: HistoryKind, who: string) => lines[kind](who),
  /** When, and by whom where the line does not say it. */
  when: (moment: string, by: keyof typeof doers) => (doers[by] === "" ? moment : `${moment}, ${doers[by]}`),
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
} as const;
