import {
  addDays,
  type ClockTime,
  type Day,
  HOUR_MS,
  MINUTES_PER_DAY,
  type Moment,
  minutesOf,
  momentOf,
  timeOf,
} from "./moment.ts";

/** What a break at the staff's own expense takes from the hours of a shift. */
export const SELF_PAID_BREAK_HOURS = 0.5;

/** A booked or worked period: the day it starts on and its two clock times. */
export interface Period {
  day: Day;
  start: ClockTime;
  end: ClockTime;
}

/**
 * Hours from `start` to `end` on the clock, as a decimal. An end at or before the start is on the next day, so
 * equal times are 24 hours; `24:00` as start is 00:00 of the following day.
 * Rule: Hours between clock times, docs/rules/time.md.
 */
export function hoursBetween(start: ClockTime, end: ClockTime): number {
  return minutesBetween(start, end) / 60;
}

/**
 * Like `hoursBetween`, but equal times are 0 hours: nobody worked.
 * Rule: Hours between clock times, docs/rules/time.md.
 */
export function checkoutHoursBetween(start: ClockTime, end: ClockTime): number {
  return start === end ? 0 : hoursBetween(start, end);
}

/**
 * When a period begins and ends; the end lies on the next day when the times wrap.
 * Rule: Period of a shift, docs/rules/time.md.
 */
export function shiftPeriod(
  day: Day,
  start: ClockTime,
  end: ClockTime,
): { startsAt: Moment; endsAt: Moment } {
  const startMinute = minutesOf(start);
  const endMinute = startMinute + minutesBetween(start, end);
  const startsAt = momentAt(day, startMinute);
  return { startsAt, endsAt: Math.max(startsAt, momentAt(day, endMinute)) };
}

/**
 * Real hours minus clock hours of a period: −1 in the night when summer time begins, +1 when it ends,
 * otherwise 0 (a part of an hour only where a period starts or ends inside the changed hour).
 * Rule: Clock change, docs/rules/time.md.
 */
export function clockChangeHours(day: Day, start: ClockTime, end: ClockTime): number {
  if (!isNearClockChange(day)) return 0;
  const { startsAt, endsAt } = shiftPeriod(day, start, end);
  return (endsAt - startsAt) / HOUR_MS - hoursBetween(start, end);
}

/** Whether the clocks change on a day or the next, into which a period may last. */
function isNearClockChange(day: Day): boolean {
  const known = clockChanges.get(day);
  if (known !== undefined) return known;
  const hours = (momentOf(addDays(day, 2), "00:00") - momentOf(day, "00:00")) / HOUR_MS;
  if (clockChanges.size === MAX_DAYS) clockChanges.clear();
  clockChanges.set(day, hours !== 48);
  return hours !== 48;
}

/** What was asked for: every price of a booking needs its day's, and lists ask for the same days again and again. */
const clockChanges = new Map<Day, boolean>();
const MAX_DAYS = 5_000;

/** What somebody worked, seen against what was booked. */
interface WorkedTime {
  /** Clock hours from check-in to check-out. */
  hours: number;
  /** Hours worked beyond the booked end, 0 when the person left earlier. */
  overtimeHours: number;
  /** Real minus clock hours, for the two nights of the clock change. */
  clockChangeHours: number;
}

/**
 * Places the times of a check-out beside the booked period. They carry no date: the check-in is taken as the
 * one nearest to the booked start, so 23:45 before a booked 00:00 is a quarter early, not a day late.
 * Equal times are 0 hours, unless 24 hours were booked from that very time.
 * Rule: Worked time, docs/rules/time.md.
 */
export function workedTime(booked: Period, from: ClockTime, to: ClockTime): WorkedTime {
  const placed = placeTimes(booked, from, to);
  if (placed === null) return { hours: 0, overtimeHours: 0, clockChangeHours: 0 };
  const { day, fromMinute, minutes } = placed;
  const bookedEnd = minutesOf(booked.start) + minutesBetween(booked.start, booked.end);
  return {
    hours: minutes / 60,
    overtimeHours: Math.max(0, fromMinute + minutes - bookedEnd) / 60,
    clockChangeHours: clockChangeHours(day, timeOf(fromMinute % MINUTES_PER_DAY), to),
  };
}

/**
 * When the times of a check-out begin and end, placed beside the booked period as `workedTime` places them; null where
 * nothing was worked. Rule: Worked time, docs/rules/time.md.
 */
export function workedPeriod(
  booked: Period,
  from: ClockTime,
  to: ClockTime,
): { startsAt: Moment; endsAt: Moment } | null {
  const placed = placeTimes(booked, from, to);
  return placed && shiftPeriod(placed.day, timeOf(placed.fromMinute % MINUTES_PER_DAY), to);
}

/** The day that the times begin on, their first minute counted from the midnight of the booked day, and how many there are. */
function placeTimes(booked: Period, from: ClockTime, to: ClockTime) {
  const isNothing = from === to && !(from === booked.start && to === booked.end);
  if (isNothing) return null;
  const fromMinute = nearestTo(minutesOf(booked.start), minutesOf(from));
  const day = addDays(booked.day, Math.floor(fromMinute / MINUTES_PER_DAY));
  return { day, fromMinute, minutes: minutesBetween(from, to) };
}

/**
 * The part of `times` that lies within `bounds`, both on the clock without a date: `times` begin as near to the start
 * of `bounds` as they can. Null where nothing lies within.
 */
export function timesWithin(
  times: { from: ClockTime; to: ClockTime },
  bounds: { from: ClockTime; to: ClockTime },
): { from: ClockTime; to: ClockTime } | null {
  if (times.from === times.to && (times.from !== bounds.from || times.to !== bounds.to)) return null;
  const first = minutesOf(bounds.from) % MINUTES_PER_DAY;
  const from = nearestTo(first, minutesOf(times.from));
  const start = Math.max(first, from);
  const end = Math.min(
    first + minutesBetween(bounds.from, bounds.to),
    from + minutesBetween(times.from, times.to),
  );
  if (end <= start) return null;
  return { from: timeOf(start % MINUTES_PER_DAY), to: timeOf(end % MINUTES_PER_DAY) };
}

/**
 * Hours that are paid and billed: those worked, less a self-paid break, never under 0.
 * Rule: Self-paid break, docs/rules/time.md.
 */
export function netHours(workedHours: number, selfPaidBreak: boolean): number {
  return selfPaidBreak ? Math.max(0, workedHours - SELF_PAID_BREAK_HOURS) : workedHours;
}

function minutesBetween(start: ClockTime, end: ClockTime): number {
  const startMinute = minutesOf(start) % MINUTES_PER_DAY;
  const endMinute = minutesOf(end);
  return endMinute > startMinute ? endMinute - startMinute : endMinute + MINUTES_PER_DAY - startMinute;
}

/** The moment `minutes` of clock time after the midnight that begins `day`. */
function momentAt(day: Day, minutes: number): Moment {
  return momentOf(addDays(day, Math.floor(minutes / MINUTES_PER_DAY)), timeOf(minutes % MINUTES_PER_DAY));
}

function nearestTo(reference: number, minute: number): number {
  const halfDay = MINUTES_PER_DAY / 2;
  const distance = (((minute - reference + halfDay) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return reference + distance - halfDay;
}
