import type { Day } from "#rules/time/moment.ts";
import { formatWeekTitle } from "#texts/format/days.ts";

/** The week switcher. */
export const weekTexts = {
  previous: "Forrige uge",
  next: "Næste uge",
  /** «UGE 48 (23.11-29.11)». */
  title: (week: number, first: Day, last: Day) => formatWeekTitle(week, first, last),
  /** What the title begins with. */
  label: (week: number) => `UGE ${week}`,
  empty: "Der er ingen bookinger i denne uge",
} as const;
