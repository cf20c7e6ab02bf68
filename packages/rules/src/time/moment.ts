/** A point in time: milliseconds since 1970, UTC. */
export type Moment = number;

/** A calendar day in Copenhagen, `YYYY-MM-DD`. */
export type Day = string;

/** A Danish clock time, `00:00` to `24:00`; `24:00` is midnight at the end of the day. */
export type ClockTime = string;

export const HOUR_MS = 3_600_000;
export const MINUTES_PER_DAY = 1440;

export const DAY_MS = 24 * HOUR_MS;
const ZONE = "Europe/Copenhagen";

/**
 * The moment at which Copenhagen's clocks show `time` on `day`.
 * In the hour that summer time skips, one hour later; in the hour that it repeats, the first one.
 * Rule: Danish clock, docs/rules/time.md.
 */
export function momentOf(day: Day, time: ClockTime): Moment {
  if (time === "24:00") return momentOf(addDays(day, 1), "00:00");
  const text = `${day}T${time}`;
  const known = moments.get(text);
  if (known !== undefined) return known;
  const moment = Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE).epochMilliseconds;
  if (moments.size === MAX_MOMENTS) moments.clear();
  moments.set(text, moment);
  return moment;
}

/** What time zones were asked for: lists ask for the same days again and again. */
const moments = new Map<string, Moment>();
const MAX_MOMENTS = 5_000;

/** The calendar day in Copenhagen at `moment`. Rule: Danish day, docs/rules/time.md. */
export function dayOf(moment: Moment): Day {
  return inCopenhagen(moment).toPlainDate().toString();
}

/** What the clocks in Copenhagen show at `moment`, whole minutes. */
export function clockTimeOf(moment: Moment): ClockTime {
  return inCopenhagen(moment).toPlainTime().toString({ smallestUnit: "minute" });
}

/** The day `count` days after `day` (before it when negative). Rule: Days apart, docs/rules/time.md. */
export function addDays(day: Day, count: number): Day {
  return count === 0 ? day : new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The day `count` months after `day`, or the last of that month where it is shorter. */
export function addMonths(day: Day, count: number): Day {
  return Temporal.PlainDate.from(day).add({ months: count }).toString();
}

/** The day `count` years later; from 29 February on it is the 28th where there is no other. */
export function addYears(day: Day, count: number): Day {
  return Temporal.PlainDate.from(day).add({ years: count }).toString();
}

/** Calendar days from `from` to `to`, negative when `to` comes first. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** ISO weekday: Monday 1 to Sunday 7. */
export function weekdayOf(day: Day): number {
  return ((new Date(Date.parse(day)).getUTCDay() + 6) % 7) + 1;
}

/** Minutes since midnight, 0 to 1440. */
export function minutesOf(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The clock time `minutes` after midnight; 1440 is `24:00`, beyond that the clock starts over. */
export function timeOf(minutes: number): ClockTime {
  const shown = minutes === MINUTES_PER_DAY ? minutes : modulo(minutes, MINUTES_PER_DAY);
  return wholeMinutes[shown] ?? written(shown);
}

const wholeMinutes = Array.from({ length: MINUTES_PER_DAY + 1 }, (_, minutes) => written(minutes));

function written(minutes: number): ClockTime {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Whether `value` is a day that exists, written `YYYY-MM-DD`. */
export function isDay(value: string): value is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(value);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** What callers may name; a day beyond is no day of any shift. */
export const [FIRST_DAY, LAST_DAY] = ["2000-01-01", "2100-12-31"];

/** Whether `value` is a day that a caller may name, from 2000 to 2100: a year that is half typed makes none. */
export function isGivenDay(value: string): value is Day {
  return isDay(value) && value >= FIRST_DAY && value <= LAST_DAY;
}

function inCopenhagen(moment: Moment): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(ZONE);
}

function modulo(value: number, base: number): number {
  return ((value % base) + base) % base;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
