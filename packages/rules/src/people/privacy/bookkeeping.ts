import type { Day } from "#rules/time/moment.ts";

/** Years that the law asks bookkeeping to be kept, from the end of the financial year. */
const YEARS_KEPT = 5;

/**
 * The last day on which the bookkeeping of work on `day` is kept: five years from the end of its financial year, which
 * is the calendar year. Rule: Bookkeeping period, docs/rules/people.md.
 */
export function keptThrough(day: Day): Day {
  return `${Number(day.slice(0, 4)) + YEARS_KEPT}-12-31`;
}

/**
 * Whether what is kept through a day may go on `today`; nothing kept may go at once.
 * Rule: Bookkeeping period, docs/rules/people.md.
 */
export function isPeriodOver(keptThroughDay: Day | null, today: Day): boolean {
  return keptThroughDay === null || keptThroughDay < today;
}
