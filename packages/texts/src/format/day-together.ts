import type { Day } from "#rules/time/moment.ts";
import { formatDay } from "./days.ts";

/** «onsdag d. 30. dec.» for a narrow place: it breaks behind the weekday only. */
export function formatDayTogether(day: Day, today: Day): string {
  const [weekday = "", ...date] = formatDay(day, today).split(" ");
  return `${weekday} ${date.join("\u00a0")}`;
}
