import { addDays, type Day, daysBetween, weekdayOf } from "./moment.ts";

/** An ISO-8601 week; `year` is the week's year, which around New Year differs from the calendar's. */
export interface IsoWeek {
  year: number;
  week: number;
}

/** The ISO week that holds `day`. Rule: Weeks, docs/rules/time.md. */
export function weekOf(day: Day): IsoWeek {
  const thursday = addDays(day, 4 - weekdayOf(day));
  const year = Number(thursday.slice(0, 4));
  return { year, week: Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1 };
}

/** 52 or 53 (2026 has 53). */
export function weeksIn(year: number): number {
  return weekOf(`${year}-12-28`).week;
}

/** Monday and Sunday of a week. A week number beyond the year's last runs into the next year. */
export function daysOfWeek({ year, week }: IsoWeek): { first: Day; last: Day } {
  const inFirstWeek = `${year}-01-04`;
  const first = addDays(inFirstWeek, 1 - weekdayOf(inFirstWeek) + (week - 1) * 7);
  return { first, last: addDays(first, 6) };
}

/** The week after; the last week of a year is followed by week 1. Rule: Next and previous week, docs/rules/time.md. */
export function nextWeek({ year, week }: IsoWeek): IsoWeek {
  return week < weeksIn(year) ? { year, week: week + 1 } : { year: year + 1, week: 1 };
}

/** The week before; week 1 is preceded by the last week of the year before. */
export function previousWeek({ year, week }: IsoWeek): IsoWeek {
  return week > 1 ? { year, week: week - 1 } : { year: year - 1, week: weeksIn(year - 1) };
}

/** Whether week `a` comes before week `b`. */
export function isEarlierWeek(a: IsoWeek, b: IsoWeek): boolean {
  return a.year < b.year || (a.year === b.year && a.week < b.week);
}

/**
 * For a week number without a year in an upcoming list: its next occurrence that is not yet over.
 * Rule: Week without a year, docs/rules/time.md.
 */
export function defaultUpcomingWeek(week: number, today: Day): IsoWeek {
  const current = weekOf(today);
  let year = week < current.week ? current.year + 1 : current.year;
  while (week > weeksIn(year)) year += 1;
  return { year, week };
}

/**
 * For a week number without a year in a list of the past: its latest occurrence that has begun.
 * Rule: Week without a year, docs/rules/time.md.
 */
export function defaultPastWeek(week: number, today: Day): IsoWeek {
  const current = weekOf(today);
  let year = week > current.week ? current.year - 1 : current.year;
  while (week > weeksIn(year)) year -= 1;
  return { year, week };
}

/** Whether a caller's `weekNumber` can be a week at all. Rule: Week numbers, docs/rules/time.md. */
export function isWeekNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 53;
}
