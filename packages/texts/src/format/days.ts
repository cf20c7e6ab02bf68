import type { ClockTime, Day } from "#rules/time/moment.ts";

interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly date: string;
}

/** «onsdag d. 30. dec.», with the year where it is not today's. */
export function formatDay(day: Day, today: Day): string {
  return `${weekdayName(day)} d. ${formatDate(day, today)}`;
}

/** «30. dec.», with the year where it is not today's. */
export function formatDate(day: Day, today: Day): string {
  const { year, month, date } = partsOf(day);
  const dayAndMonth = `${Number(date)}. ${shortMonths[Number(month) - 1]}`;
  return year === partsOf(today).year ? dayAndMonth : `${dayAndMonth} ${year}`;
}

/** «onsdag d. 30. december 2026», for contracts, e-mails and screen readers. */
export function formatDayLong(day: Day): string {
  const { year, date } = partsOf(day);
  return `${weekdayName(day)} d. ${Number(date)}. ${monthName(day)} ${year}`;
}

/** «1. januar 2027», without the weekday: of what counts from a day. */
export function formatFullDate(day: Day): string {
  const { year, date } = partsOf(day);
  return `${Number(date)}. ${monthName(day)} ${year}`;
}

/** «30.12», as in week titles. */
export function formatDayShort(day: Day): string {
  const { month, date } = partsOf(day);
  return `${date}.${month}`;
}

/** «30-12-2026», as in the admin's tables. */
export function formatDayNumeric(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${date}-${month}-${year}`;
}

/** «uge 48». */
export function formatWeek(week: number): string {
  return `uge ${week}`;
}

/** «UGE 48 (23.11-29.11)», from the week's Monday and Sunday. */
export function formatWeekTitle(week: number, first: Day, last: Day): string {
  return `UGE ${week} (${formatDayShort(first)}-${formatDayShort(last)})`;
}

/** «01.12.2026», as in a date field. */
export function formatDayField(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${date}.${month}.${year}`;
}

/** «november 2026». */
export function formatMonth(day: Day): string {
  return `${monthName(day)} ${partsOf(day).year}`;
}

/** «onsdag». */
export function weekdayName(day: Day): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekdays[weekday] ?? "";
}

function monthName(day: Day): string {
  return months[Number(partsOf(day).month) - 1] ?? "";
}

function partsOf(day: Day): DateParts {
  return { year: day.slice(0, 4), month: day.slice(5, 7), date: day.slice(8, 10) };
}

/** Index 0 is Sunday, as JavaScript counts. */
const weekdays = ["søndag", "mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag"] as const;

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
const shortMonths = [
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

/** «10:00–18:00», with an en dash. */
export function formatTimes(from: ClockTime, to: ClockTime): string {
  return `${from}–${to}`;
}

/** «kl. 16:00», with a no-break space. */
export function formatTime(time: ClockTime): string {
  return `kl.\u00a0${time}`;
}

/** «onsdag d. 30. december 2026 10:00–18:00», for e-mails. */
export function whenLong({ day, from, to }: { day: Day; from: ClockTime; to: ClockTime }): string {
  return `${formatDayLong(day)}, ${formatTimes(from, to)}`;
}

/** «onsdag d. 30. dec.», without year: messages are about days that are near. */
export function dayWords(day: Day): string {
  return formatDay(day, day);
}

/** A text in which no line breaks within «d. 30. nov.» or «d. 30. december». */
export function keepDates(text: string): string {
  return text.replaceAll(/\b(?:d\. )?\d{1,2}\. (?=\p{Ll}{3})/gu, (date) => date.replaceAll(" ", "\u00a0"));
}

/** Keeps dates together, also within «mandag d. 30. nov.»: for what is wide enough for that. */
export function keepDays(text: string): string {
  return keepDates(text).replaceAll(/dag (?=d\.\u00a0)/g, "dag\u00a0");
}

/** «onsdag d. 30. dec.» in one piece, with the year where it is not today's: for screens. */
export function wholeDay(day: Day, today: Day): string {
  return keepDays(formatDay(day, today));
}
