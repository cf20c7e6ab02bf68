import type { AdminRowLabel, RowClass } from "#rules/bookings/labels.ts";
import type { ClockTime } from "#rules/time/moment.ts";
import { formatTimes } from "#texts/format/days.ts";
import { plural } from "#texts/format/numbers.ts";

/** Labels of the upcoming list, by the rule's key. */
export const adminRowLabels = {
  full: "Besat",
  searching: "Søger",
  full_and_closed: "Besat og lukket",
  awaiting_owner: "Venter på virksomhedens ejer",
  awaiting_approval: "Mangler godkendelse",
} as const satisfies Record<AdminRowLabel, string>;

/** The key under the table: what the colour of a row says, by the rule's class. */
export const adminRowColours = {
  "row-urgent-24": "Akutbooking",
  "row-urgent-48": "Hastebooking",
  "row-full": "Besat",
  "row-closed": "Lukket",
  "row-done": "Afsluttet eller annulleret",
} as const satisfies Record<RowClass, string>;

/** The admin's upcoming bookings. */
export const adminUpcomingTexts = {
  title: "Admin Kommende Bookinger",
  tabs: { open: "VIS ÅBNE", list: "LISTE", week: "VIS UGE" },
  views: "Visning",
  search: "Søg",
  searchHint: "Søg virksomhed, person, nummer, by",
  appliedCount: (count: number) => `${count} ansøgt`,
  /** Behind the three numbers above the list. */
  totals: { total: "vagter", selected: "valgt", applied: "ansøgt" },
  columns: {
    time: "Tid",
    corporation: "Virksomhed",
    staff: "Personale",
    arrangement: "Arrangement",
    city: "By",
    sought: "Søgt",
    selected: "Valgt",
    applied: "Ansøgt",
    large: "> 12",
    largeHint: "Bookinger over 12 personer",
    status: "Status",
    checkIn: "Meld Klar",
    list: "Liste",
    invoice: "Faktura",
    actions: "Handlinger",
  },
  copyDay: (day: string) => `Kopiér ${day}`,
  missing: (count: number) => `${plural(count, "plads", "pladser")} mangler`,
  /** «24 t.», the deadline of the booking's own terms; the hint is read out after it. */
  urgent: (hours: number) => `${hours} t.`,
  urgentHint: "eller mindre til start",
  listSentTimes: "gange sendt",
  sendList: "Send bookingliste",
  sendListOf: (corporation: string) => `send bookingliste til ${corporation}`,
  staff: "Bemand",
  approve: "Godkend",
  openHint: "Åbn bookingen: ret den, og vælg medarbejdere",
  close: "LUK",
  open: "ÅBEN",
  loading: "Indlæser bookinger...",
  empty: "Der er ingen kommende bookinger",
  emptySearch: "Ingen bookinger passer til søgningen",
  noStaff: "Der er ikke valgt nogen endnu",
  checkedInOf: (ready: number, of: number) => `${ready} af ${of} meldt klar`,
  checkedIn: (name: string) => `${name} er klar`,
  notCheckedIn: (name: string) => `${name} har ikke meldt klar`,
  legend: "Rækkernes farver",
} as const;

/** A booking as the copied text of a day names it. */
export interface CopiedBooking {
  from: ClockTime;
  to: ClockTime;
  corporation: string;
  jobTitle: string;
  selected: number;
  total: number;
}

/** What is copied of a day: the day, then a line a booking, «10:00–18:00 Hotel Nordlys, Tjener 2/4». */
export function copiedDay(day: string, bookings: readonly CopiedBooking[]): string {
  const lines = bookings.map(
    ({ from, to, corporation, jobTitle, selected, total }) =>
      `${formatTimes(from, to)} ${corporation}, ${jobTitle} ${selected}/${total}`,
  );
  return [day, ...lines].join("\n");
}
