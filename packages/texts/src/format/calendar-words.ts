/** Index 0 is Sunday, as JavaScript counts. */
export const weekdays = ["søndag", "mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag"] as const;

/** «mandag» for 1, as ISO 8601 counts. */
export function isoWeekdayName(isoWeekday: number): string {
  return weekdays[isoWeekday % 7] ?? "";
}

/** Index 0 is January. */
export const months = [
  "januar",
  "februar",
  "marts",
  "april",
  "maj",
  "juni",
  "juli",
  "august",
  "september",
  "oktober",
  "november",
  "december",
] as const;

/** Index 0 is January; «maj» needs no dot. */
export const shortMonths = [
  "jan.",
  "feb.",
  "mar.",
  "apr.",
  "maj",
  "jun.",
  "jul.",
  "aug.",
  "sep.",
  "okt.",
  "nov.",
  "dec.",
] as const;
