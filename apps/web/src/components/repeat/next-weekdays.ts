import { addDays, type Day } from "#rules/time/moment.ts";

/** The next `count` days of the same weekday as `day`: later than it, and none before `first`. */
export function nextOfWeekday(day: Day, first: Day, count: number): Day[] {
  let next = addDays(day, 7);
  while (next < first) next = addDays(next, 7);
  return Array.from({ length: count }, (_, weeks) => addDays(next, 7 * weeks));
}
