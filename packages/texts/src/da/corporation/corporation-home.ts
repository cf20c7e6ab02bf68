import { formatCount, plural } from "#texts/format/numbers.ts";

/** The corporation's home. */
export const corporationHomeTexts = {
  tagline: "Godt personale, når I har brug for det",
  book: "BOOK PERSONALE",
  changeLogo: "Skift logo",
  uploadLogo: "Upload logo",
  tabs: {
    upcoming: "KOMMENDE BOOKINGER",
    finished: "AFSLUTTEDE BOOKINGER",
  },
  tabsName: "Bookinger",
  viewName: "Visning",
  overview: "Overblik",
  /** Read out after the count in the badge. */
  waiting: "mangler svar",
  list: (count: number) => `LISTE(${count})`,
  finishedList: "LISTE",
  week: "VIS UGE",
  upcomingEmpty: "Du har ikke oprettet nogen bookings endnu",
  upcomingLoading: "Henter bookinger...",
  finishedEmpty: "Der er ikke nogen bookings som mangler at blive checked ud",
  finishedLoading: "Indlæser bookinger...",
  nextShift: (moment: string) => `Næste vagt er ${moment}`,
  stampNote: {
    title: (count: number) =>
      count === 1 ? "1 vagt mangler jeres tider" : `${count} vagter mangler jeres tider`,
    action: "Stempl ud",
  },
  choiceNote: {
    title: (applicants: number) => `${plural(applicants, "ansøger", "ansøgere")} venter på jeres valg`,
    free: (places: number) => plural(places, "ledig plads", "ledige pladser"),
    action: "Vælg personale",
  },
} as const;

/** The staff-type panel beside the lists. */
export const staffPanelTexts = {
  title: "Jeres personale",
  columns: { staff: "Personale", upcoming: "Kommende", applied: "Ansøgt", selected: "Valgt" },
  /** Ended, and their check-out is not closed. */
  finished: (count: number) => `${formatCount(count)} under afslutning`,
  empty: "Her ser I, hvor mange I har booket af hver type",
} as const;
