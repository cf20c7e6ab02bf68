import type { FinishedLabel, UpcomingLabel } from "#rules/bookings/labels.ts";
import type { BookingStatus } from "#rules/bookings/status.ts";
import { plural } from "#texts/format/numbers.ts";
import { arrangementTypes } from "./booking-presets.ts";

/** Labels of the upcoming card, by the rule's key. */
export const upcomingLabels = {
  done: "Færdig",
  awaiting_approval: "AFVENTER GODKENDELSE AF ADMIN",
  full: "Besat",
  searching: "GODKENDT - SØGER",
} as const satisfies Record<UpcomingLabel, string>;

/** Labels of the finished card, by the rule's key. */
export const finishedLabels = {
  closed: "Lukket",
  expired: "Udløbet",
  approved: "Godkendt",
  rejected: "Afvist",
  stamped_out: "Stemplet ud",
  stamp_out: "Stempl ud",
} as const satisfies Record<FinishedLabel["key"], string>;

export const invoiceLabels = {
  ready: "FAKTURA KLAR",
  sent: "FAKTURA SENDT",
} as const;

/** Status values of a booking in words. */
export const bookingStatusLabels = {
  open: "Åben",
  closed: "Lukket",
  expired: "Udløbet",
  cancelled: "Annulleret",
  finished: "Afsluttet",
  deprecated: "Afsluttet",
} as const satisfies Record<BookingStatus, string>;

/** Cards on the corporation's home, and what unfolds from them. */
export const bookingCardTexts = {
  /** «Afvist 2». */
  rejected: (count: number) => `${finishedLabels.rejected} ${count}`,
  applicants: (count: number) => plural(count, "ansøger", "ansøgere"),
  closedCount: "Lukket",
  selected: (selected: number, of: number) => `${selected} af ${of}`,
  checkedIn: "Meld Klar",
  checkedInCount: (ready: number, of: number) => `${ready} af ${of}`,
  ready: "Klar",
  notReady: "Ikke meldt klar",
  confirmed: "Bekræftet",
  phone: {
    first: "Vis tlf. nr.",
    second: (firstName: string) => `Vi ${firstName} nr. klik igen!`,
  },
  showStaff: "Vis personale",
  hideStaff: "Skjul personale",
  noStaff: "Der er ikke valgt nogen endnu",
  copyList: "KOPIER LISTE",
  open: "ÅBEN",
  edit: "REDIGER",
  languages: { danish: "Dansk", english: "Engelsk" },
  counters: {
    stamped: "Stemplet af jer",
    rated: "Bedømt",
    stampedByStaff: "Stemplet af personalet",
  },
  counter: (done: number, of: number) => `${done} af ${of}`,
} as const;

/** The dialog of a booking that is over and closed. */
export const deprecatedBookingTexts = {
  title: "Afsluttet booking",
  loading: "Indlæser booking...",
  hourlyWage: "Timeløn",
  address: "Adresse",
  staff: "Personale",
  jobDescription: "Jobbeskrivelse",
  access: "Hvordan kommer jeg ind?",
  bookedStaff: "Booket personale",
  checkIn: "Stemplet ind",
  checkOut: "Stemplet ud",
  notStamped: "Ikke stemplet",
} as const;

/** «6 × Tjener til julefrokost»; an own entry keeps its first letter. */
export function bookingLead(facts: { people: number; jobTitle: string; arrangement: string }): string {
  const isPreset = arrangementTypes.some((type) => type === facts.arrangement);
  const arrangement = isPreset ? facts.arrangement.toLowerCase() : facts.arrangement;
  return `${facts.people} × ${facts.jobTitle} til ${arrangement}`;
}
