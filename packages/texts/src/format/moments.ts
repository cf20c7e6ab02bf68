import type { ClockTime, Day, Moment } from "#rules/time/moment.ts";
import { formatDate, formatDay, formatDayNumeric, formatTime, weekdayName } from "./days.ts";
import { plural } from "./numbers.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** «i dag kl. 14:05», «i går kl. …», «i morgen kl. …», else «21. nov. kl. 14:05». Copenhagen time. */
export function formatMoment(moment: Moment, now: Moment): string {
  const { day, time } = inCopenhagen(moment);
  const today = inCopenhagen(now).day;
  return `${nearbyDay(day, today) ?? formatDate(day, today)} ${formatTime(time)}`;
}

/** «søndag d. 22. nov. kl. 08:12». Copenhagen time. */
export function formatMomentLong(moment: Moment, now: Moment): string {
  const { day, time } = inCopenhagen(moment);
  return `${formatDay(day, inCopenhagen(now).day)} ${formatTime(time)}`;
}

/** «21-11-2026 14:05», for the admin's tables. Copenhagen time. */
export function formatMomentNumeric(moment: Moment): string {
  const { day, time } = inCopenhagen(moment);
  return `${formatDayNumeric(day)} ${time}`;
}

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

function nearbyDay(day: Day, today: Day): string | undefined {
  const words: Record<number, string> = { [-1]: "i morgen", 0: "i dag", 1: "i går" };
  return words[daysFrom(day, today)];
}

function daysFrom(day: Day, today: Day): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / DAY);
}

// Swedish writes dates as ISO does, so the parts need no reordering.
const copenhagen = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Copenhagen",
  dateStyle: "short",
  timeStyle: "short",
});

function inCopenhagen(moment: Moment): { day: Day; time: ClockTime } {
  const [day = "", time = ""] = copenhagen.format(moment).split(" ");
  return { day, time };
}
