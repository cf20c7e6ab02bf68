import type { ClockTime, Day, Moment } from "#rules/time/moment.ts";
import { formatDate, formatDayNumeric, formatTime, wholeDay } from "./days.ts";

const DAY = 24 * 60 * 60_000;

/** «i dag kl. 14:05», «i går kl. …», «i morgen kl. …», else «21. nov. kl. 14:05», in one piece. Copenhagen time. */
export function formatMoment(moment: Moment, now: Moment): string {
  const { day, time } = inCopenhagen(moment);
  const today = inCopenhagen(now).day;
  const words = `${nearbyDay(day, today) ?? formatDate(day, today)} ${formatTime(time)}`;
  return words.replaceAll(" ", "\u00a0");
}

/** «søndag d. 22. nov. kl. 08:12», the day in one piece. Copenhagen time. */
export function formatMomentLong(moment: Moment, now: Moment): string {
  const { day, time } = inCopenhagen(moment);
  return `${wholeDay(day, inCopenhagen(now).day)} ${formatTime(time)}`;
}

/** «21-11-2026 14:05», for the admin's tables. Copenhagen time. */
export function formatMomentNumeric(moment: Moment): string {
  const { day, time } = inCopenhagen(moment);
  return `${formatDayNumeric(day)} ${time}`;
}

/** «i morgen», «i dag», «i går», undefined for any other day. */
export function nearbyDay(day: Day, today: Day): string | undefined {
  const words: Record<number, string> = { [-1]: "i morgen", 0: "i dag", 1: "i går" };
  return words[daysFrom(day, today)];
}

/** Whole days from `day` until `today`; negative for one to come. */
export function daysFrom(day: Day, today: Day): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / DAY);
}

// Swedish writes dates as ISO does, so the parts need no reordering.
const copenhagen = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Copenhagen",
  dateStyle: "short",
  timeStyle: "short",
});

/** Day and time of a moment in Copenhagen. */
export function inCopenhagen(moment: Moment): { day: Day; time: ClockTime } {
  const [day = "", time = ""] = copenhagen.format(moment).split(" ");
  return { day, time };
}
