import type { Moment } from "#rules/time/moment.ts";
import { formatDate, weekdayName } from "./days.ts";
import { daysFrom, inCopenhagen, nearbyDay } from "./moments.ts";
import { plural } from "./numbers.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long ago: «lige nu», «for 5 minutter siden», «for 2 timer siden», «i går», «onsdag», «3. nov.». */
export function formatAgo(moment: Moment, now: Moment): string {
  const { day } = inCopenhagen(moment);
  const today = inCopenhagen(now).day;
  const passed = now - moment;
  if (passed < MINUTE) return "lige nu";
  if (passed < HOUR) return `for ${plural(Math.floor(passed / MINUTE), "minut", "minutter")} siden`;
  if (day === today) return `for ${plural(Math.floor(passed / HOUR), "time", "timer")} siden`;
  return formatDayAgo(moment, now);
}

/** On which day, where the hour does not matter: «i dag», «i går», «onsdag», «3. nov.». */
export function formatDayAgo(moment: Moment, now: Moment): string {
  const { day } = inCopenhagen(moment);
  const today = inCopenhagen(now).day;
  const days = daysFrom(day, today);
  if (days < 7) return nearbyDay(day, today) ?? weekdayName(day);
  return formatDate(day, today);
}
