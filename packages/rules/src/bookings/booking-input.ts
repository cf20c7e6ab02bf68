import type { Ore } from "#rules/money/ore.ts";
import { hoursBetween } from "#rules/time/duration.ts";
import {
  addYears,
  type ClockTime,
  clockTimeOf,
  type Day,
  dayOf,
  type Moment,
  minutesOf,
  momentOf,
} from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { type BookingStatus, canEditStaffCount } from "./status.ts";

/** The most people that one booking can ask for. Rule: Number of staff, docs/rules/bookings.md. */
export const MAX_STAFF = 15;

const SELF_PAID_BREAK_FROM_HOURS = 8;

/** Admins book what has been worked; nothing has from before. */
const MIN_DAY: Day = "2000-01-01";
const YEARS_AHEAD = 2;

/**
 * Whether a booking can start then. Refuses `date_past` for a day before today and `time_past` for a start today
 * whose hour is not later than the current one: at 14:20, 14:30 is refused and 15:00 accepted. Admins are exempt
 * back to 2000. Refuses `date_late` for a day more than two years ahead, to everybody.
 * On an edit, ask only when date or start changed. Rule: Earliest and latest start, docs/rules/bookings.md.
 */
export function checkStart(
  start: { date: Day; startTime: ClockTime },
  isAdmin: boolean,
  now: Moment,
): Verdict<"date_past" | "time_past" | "date_late"> {
  const today = dayOf(now);
  if (start.date > latestDay(today)) return refuse("date_late");
  if (isAdmin) return start.date < MIN_DAY ? refuse("date_past") : { ok: true };
  if (start.date < today) return refuse("date_past");
  const isTooEarly = start.date === today && hourOf(start.startTime) <= hourOf(clockTimeOf(now));
  return isTooEarly ? refuse("time_past") : { ok: true };
}

/** The last day that can be booked on `today`. Rule: Earliest and latest start, docs/rules/bookings.md. */
export function latestDay(today: Day): Day {
  return addYears(today, YEARS_AHEAD);
}

/**
 * Whether a booking from `start` to `end` lasts all day and night. Equal times may also be a slip: whoever books them
 * has to say so. From 00:00 to 24:00 says it by itself. Rule: Day and night, docs/rules/bookings.md.
 */
export function isDayAndNight(start: ClockTime, end: ClockTime): boolean {
  const saysSo = start === "00:00" && end === "24:00";
  return hoursBetween(start, end) === 24 && !saysSo;
}

/**
 * Whether date and start lie in the past, which only an admin may book (`pastBooking`).
 * Rule: Past booking, docs/rules/bookings.md.
 */
export function isPastBooking(
  { date, startTime }: { date: Day; startTime: ClockTime },
  now: Moment,
): boolean {
  return momentOf(date, startTime) <= now;
}

/** What decides whether staff may pay for their own break. */
interface BreakFacts {
  startTime: ClockTime;
  endTime: ClockTime;
  foodIncluded: boolean;
}

/**
 * Whether a self-paid break is allowed: at least 8 hours from start to end, transport and break not counted,
 * and food included. Rule: Break at own expense, docs/rules/bookings.md.
 */
export function isSelfPaidBreakAllowed({ startTime, endTime, foodIncluded }: BreakFacts): boolean {
  return foodIncluded && hoursBetween(startTime, endTime) >= SELF_PAID_BREAK_FROM_HOURS;
}

/**
 * The self-paid break as it may be stored; `wasReset` calls for the warning.
 * Rule: Break at own expense, docs/rules/bookings.md.
 */
export function settleSelfPaidBreak(facts: BreakFacts & { selfPaidBreak: boolean }): {
  selfPaidBreak: boolean;
  wasReset: boolean;
} {
  const selfPaidBreak = facts.selfPaidBreak && isSelfPaidBreakAllowed(facts);
  return { selfPaidBreak, wasReset: facts.selfPaidBreak && !selfPaidBreak };
}

/** A change of the number of staff. */
interface StaffCountChange {
  from: number;
  to: number;
  selected: number;
  status: BookingStatus;
  startsAt: Moment;
  isAdmin: boolean;
}

/**
 * Whether the number of staff may change so. Refuses `count_locked` from 72 hours before the start,
 * `count_closed` on a closed booking, `count_below_selected` and `too_many_staff` above 15. Rule: Number of staff, docs/rules/bookings.md.
 */
export function checkStaffCount(
  change: StaffCountChange,
  now: Moment,
): Verdict<"count_locked" | "count_closed" | "count_below_selected" | "too_many_staff"> {
  if (change.from === change.to) return { ok: true };
  if (!canEditStaffCount(change, now))
    return refuse(change.status === "closed" ? "count_closed" : "count_locked");
  if (change.to > MAX_STAFF) return refuse("too_many_staff");
  return change.to < change.selected ? refuse("count_below_selected") : { ok: true };
}

/**
 * Whether the hourly wage, in øre, may change: once somebody is selected it cannot be lowered (`wage_lowered`).
 * Rule: Lowering the wage, docs/rules/bookings.md.
 */
export function checkWageChange(change: { from: Ore; to: Ore; selected: number }): Verdict<"wage_lowered"> {
  return change.to < change.from && change.selected > 0 ? refuse("wage_lowered") : { ok: true };
}

/**
 * A time of an earlier booking as a new form takes it over: down to :00 or :30, 24:00 as it is.
 * Rule: Times taken over, docs/rules/bookings.md.
 */
export function prefilledTime(time: ClockTime): ClockTime {
  return time === "24:00" ? time : `${time.slice(0, 3)}${minutesOf(time) % 60 < 30 ? "00" : "30"}`;
}

function hourOf(time: ClockTime): number {
  return Math.floor(minutesOf(time) / 60);
}
