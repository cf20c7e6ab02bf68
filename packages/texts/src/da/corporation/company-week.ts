import type { WeekShiftState } from "#rules/bookings/week-shift.ts";
import { listOf, plural } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";

/** A company's week: seven days with their shifts. */
export const companyWeekTexts = {
  name: (week: number) => `Uge ${week}`,
  today: "I dag",
  none: "Ingen vagter",
  book: "Book",
  bookOn: (day: string) => `Book personale ${day}`,
  /** Read out for the link of a shift, after what stands in it. */
  seats: (selected: number, of: number) => `${selected} af ${of}`,
  key: {
    strip: "Vagten på døgnet fra 06 til 06",
    seats: "Besat og ledig plads",
    drag: "Træk en vagt til en anden dag for at kopiere den",
  },
  overview: {
    quiet: {
      none: "Der er ingen kommende vagter i denne uge.",
      awaiting_approval: "Ugens nye bookinger venter på vores godkendelse. Derefter kan personalet ansøge.",
      full: "Alle pladser i denne uge er besat.",
      unfilled: "Der kan ikke vælges flere til denne uges vagter.",
    },
    free: (places: number) => `${plural(places, "ledig plads", "ledige pladser")} i denne uge:`,
    /** «4 tjenere fredag». */
    part: (places: number, jobTitle: string, weekday: string) =>
      `${formatStaff(places, jobTitle)} ${weekday}`,
    applicants: (count: number) =>
      count === 0 ? "" : ` ${plural(count, "ansøger", "ansøgere")} venter på jeres valg.`,
  },
  menu: (shift: string) => `Mere om ${shift}`,
  actions: { open: "Åbn", copy: "Kopiér til en anden dag", repeat: "Book igen på flere dage" },
} as const;

/** «4 tjenere fredag og 2 bartendere lørdag.» */
export function freePlacesOf(parts: readonly string[]): string {
  return `${listOf(parts)}.`;
}

/** What a shift in the week says of itself. Rule: Shift in the week, docs/rules/bookings.md. */
export function weekShiftWords(state: WeekShiftState): string {
  switch (state.key) {
    case "done":
      return "Færdig";
    case "awaiting_approval":
      return "Afventer godkendelse";
    case "closed":
      return "Lukket";
    case "going_on":
      return "I gang";
    case "full":
      return "Besat";
    case "all_ready":
      return "Alle er klar";
    case "not_ready":
      return `${state.people} ikke klar`;
    case "choose":
      return `Vælg ${state.free} af ${state.applicants}`;
    case "free":
      return state.isLate ? `${state.free} ubesat` : plural(state.free, "ledig plads", "ledige pladser");
  }
}

/** The question before a shift is copied to another day. */
export const copyShiftTexts = {
  title: "Kopiér vagten",
  lead: "Kopien bliver en booking for sig med samme job, tider og sted. Personalet følger ikke med.",
  day: "Til hvilken dag?",
  facts: { job: "Personale", time: "Tid", place: "Sted" },
  total: "I alt ekskl. moms",
  confirm: (day: string) => `Book ${day}`,
  done: (day: string) => `Vagten er kopieret til ${day}`,
  noDays: "Vagten kan ikke kopieres til flere dage i denne eller næste uge. Vælg en senere uge.",
} as const;
