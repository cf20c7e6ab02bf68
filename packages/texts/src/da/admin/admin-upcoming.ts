import type { AdminRowLabel, RowClass } from "#rules/bookings/labels.ts";
import { plural } from "#texts/format/plural.ts";

/** Labels of the upcoming list, by the rule's key (doc 2 §4.5). */
export const adminRowLabels = {
  full: "Besat",
  searching: "Søger",
  full_and_closed: "Besat og lukket",
  awaiting_approval: "Mangler godkendelse",
} as const satisfies Record<AdminRowLabel, string>;

/** The key under the table: what the colour of a row says, by the rule's class. */
export const adminRowColours = {
  "row-urgent-24": "Under 24 timer",
  "row-urgent-48": "Under 48 timer",
  "row-full": "Besat",
  "row-closed": "Lukket",
  "row-done": "Afsluttet eller annulleret",
} as const satisfies Record<RowClass, string>;

/** The admin's upcoming bookings (doc 2 §2.14). */
export const adminUpcomingTexts = {
  title: "Admin Kommende Bookinger",
  tabs: { open: "VIS ÅBNE", list: "LISTE", week: "VIS UGE" },
  search: "Søg",
  dense: "Tæt",
  totals: {
    total: (count: number) => plural(count, "vagt", "vagter"),
    selected: (count: number) => `${count} valgt`,
    applied: (count: number) => `${count} ansøgt`,
  },
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
    status: "Status",
    checkIn: "Meld Klar",
    list: "Liste",
    invoice: "Faktura",
    actions: "Handlinger",
  },
  copyDay: "Kopiér",
  missing: (count: number) => `${plural(count, "plads", "pladser")} mangler`,
  listSent: (count: number) => (count === 0 ? "Ikke sendt" : `${count} gange sendt`),
  sendList: "Send bookingliste",
  takeOver: "Overtag",
  takeOverHint: "take over",
  close: "LUK",
  open: "ÅBEN",
  loading: "Indlæser bookinger...",
  empty: "Der er ikke nogen brugere i systemet",
  noStaff: "Der er ikke valgt nogen endnu",
  checkedIn: (name: string) => `${name} er klar`,
  notCheckedIn: (name: string) => `${name} har ikke meldt klar`,
  overCreditCeiling: "Over kreditloftet",
} as const;

/** One booking's line in the copied text of a day. */
export function copiedLine(facts: {
  from: string;
  to: string;
  corporation: string;
  jobTitle: string;
  selected: number;
  total: number;
}): string {
  return `${facts.from}-${facts.to} ${facts.corporation}, ${facts.jobTitle} ${facts.selected}/${facts.total}`;
}
