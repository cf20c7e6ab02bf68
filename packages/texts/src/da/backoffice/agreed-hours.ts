import { formatDuration, formatHours, plural } from "#texts/format/numbers.ts";

/** Approving the agreed hours of many bookings from 'I dag'. */
export const agreedHoursTexts = {
  /** Over the group's lines. */
  all: "Godkend alle",
  /** In a line. */
  one: "Godkend",
  title: "Godkend aftalte timer",
  lead: "Begge sider er enige om tiderne, eller I har sat dem. Timerne godkendes til både faktura og løn.",
  loading: "Regner sammen...",
  failed: "Timerne kunne ikke hentes",
  empty: "Der er ingen aftalte timer at godkende lige nu.",
  onlyOldest: (shown: number, count: number) =>
    `Her er de ${shown} ældste af ${count} bookinger. Resten kommer bagefter.`,
  everybody: "Vælg alle",
  nobody: "Fravælg alle",
  choose: (what: string) => `Godkend ${what}`,
  bookings: (count: number) => plural(count, "booking", "bookinger"),
  people: (count: number) => plural(count, "person", "personer"),
  hours: (hours: number) => formatHours(hours),
  /** «som booket», «+1 time». */
  beyond: (hours: number) =>
    hours === 0 ? "som booket" : `${hours > 0 ? "+" : "−"}${formatDuration(Math.abs(hours))}`,
  toInvoice: "Til faktura ekskl. moms",
  toPay: (amount: string) => `Løn uden feriepenge: ${amount}`,
  nothing: "Vælg mindst én booking",
  cancel: "Annuller",
  approve: (bookings: number) => `Godkend ${plural(bookings, "booking", "bookinger")}`,
  approved: (people: number) => `Timerne for ${plural(people, "person", "personer")} er godkendt`,
  undo: "Fortryd",
  takenBack: "Godkendelserne er taget tilbage",
  takenBackPartly: "De, der ikke er sendt, er taget tilbage. Resten rettes på fakturaen.",
} as const;
