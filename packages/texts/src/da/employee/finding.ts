import { formatCount, plural } from "#texts/format/numbers.ts";

const counted = (name: string, jobs: number) => `${name} (${formatCount(jobs)})`;

/** Finding work among the open jobs. */
export const findingTexts = {
  type: "Job",
  zone: "Zone",
  day: "Dag",
  all: { type: "Alle jobs", zone: "Alle zoner", day: "Alle dage" },
  counted,
  reset: "Nulstil",
  /** The button that holds the three on phones. */
  filters: (chosen: number) => (chosen === 0 ? "Filtre" : `Filtre (${chosen})`),
  filtersTitle: "Hvilke jobs vil du se?",
  seeMatching: (count: number) => `Vis ${plural(count, "job", "jobs")}`,
  count: (count: number) => plural(count, "ledigt job", "ledige jobs"),
  matching: (count: number) => plural(count, "job passer", "jobs passer"),
  hiddenCount: (count: number) =>
    plural(count, "job, du ikke er interesseret i", "jobs, du ikke er interesseret i"),
  isNew: "Nyt",
  takenDay: "Du er optaget",
  places: (count: number) => plural(count, "ledig plads", "ledige pladser"),
  notInterested: "Ikke interesseret",
  /** Read out with the button. */
  notInterestedIn: (job: string) => `Ikke interesseret: ${job}`,
  showAgain: "Vis igen",
  showAgainJob: (job: string) => `Vis igen: ${job}`,
  hidden: (job: string) => `${job} er fjernet fra listen.`,
  shownAgain: (job: string) => `${job} er på listen igen.`,
  undo: "Fortryd",
  failed: "Det blev ikke gemt. Prøv igen.",
  showHidden: (count: number) => `Se ${plural(count, "job", "jobs")}, du ikke er interesseret i`,
  backToOpen: "Ledige jobs",
  /** Headings over jobs that are as much the person's own. */
  groups: {
    ownType: { ownZone: "Dine jobs i dine zoner", otherZone: "Dine jobs i andre zoner" },
    otherType: { ownZone: "Andre jobs i dine zoner", otherZone: "Andre jobs" },
  },
  empty: "Ingen ledige jobs passer. Vælg noget andet, eller nulstil.",
  emptyHidden: "Du har ikke fjernet nogen jobs.",
  /** What answering the questions of a job type leads to. */
  opens: (jobs: number, jobTitle: string, wages: string) =>
    `Når du har svaret, kan du søge ${plural(jobs, "ledigt job", "ledige jobs")} som ${jobTitle}: ${wages} i timen.`,
  opensNone: (jobTitle: string) =>
    `Når du har svaret, kan du søge jobs som ${jobTitle}. Lige nu er der ingen ledige.`,
  wages: (from: string, to: string) => (from === to ? `${from} kr.` : `${from}–${to} kr.`),
} as const;
