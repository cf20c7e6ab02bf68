import type { Ore } from "#rules/money/ore.ts";
import { hoursBetween } from "#rules/time/duration.ts";
import {
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

/** The most people that one booking can ask for (D-020). */
export const MAX_STAFF = 15;

const SELF_PAID_BREAK_FROM_HOURS = 8;

/**
 * Whether a booking can start then. Refuses `date_past` for a day before today (C-455) and `time_past` for a
 * start today whose hour is not later than the current one: at 14:20, 14:30 is refused and 15:00 accepted
 * (C-456, D-035). Admins are exempt (D-034). On an edit, ask only when date or start changed (D-073).
 */
export function checkStart(
  start: { date: Day; startTime: ClockTime },
  isAdmin: boolean,
  now: Moment,
): Verdict<"date_past" | "time_past"> {
  if (isAdmin) return { ok: true };
  const today = dayOf(now);
  if (start.date < today) return refuse("date_past");
  const isTooEarly = start.date === today && hourOf(start.startTime) <= hourOf(clockTimeOf(now));
  return isTooEarly ? refuse("time_past") : { ok: true };
}

/** Whether date and start lie in the past, which only an admin may book (`pastBooking`, D-037, D-038). */
export function isPastBooking(
  { date, startTime }: { date: Day; startTime: ClockTime },
  now: Moment,
): boolean {
  return momentOf(date, startTime) <= now;
}

/** What decides whether staff may pay for their own break. */
export interface BreakFacts {
  startTime: ClockTime;
  endTime: ClockTime;
  foodIncluded: boolean;
}

/**
 * Whether a self-paid break is allowed: at least 8 hours from start to end, transport and break not counted,
 * and food included (C-616, D-024, D-025).
 */
export function isSelfPaidBreakAllowed({ startTime, endTime, foodIncluded }: BreakFacts): boolean {
  return foodIncluded && hoursBetween(startTime, endTime) >= SELF_PAID_BREAK_FROM_HOURS;
}

/** The self-paid break as it may be stored; `wasReset` calls for the documented warning (C-432, C-433). */
export function settleSelfPaidBreak(facts: BreakFacts & { selfPaidBreak: boolean }): {
  selfPaidBreak: boolean;
  wasReset: boolean;
} {
  const selfPaidBreak = facts.selfPaidBreak && isSelfPaidBreakAllowed(facts);
  return { selfPaidBreak, wasReset: facts.selfPaidBreak && !selfPaidBreak };
}

/** A change of the number of staff. */
export interface StaffCountChange {
  from: number;
  to: number;
  selected: number;
  status: BookingStatus;
  startsAt: Moment;
  isAdmin: boolean;
}

/**
 * Whether the number of staff may change so. Refuses `staff_count_locked` (72 hours, C-268),
 * `fewer_than_selected` (D-072) and `too_many_staff` (above 15).
 */
export function checkStaffCount(
  change: StaffCountChange,
  now: Moment,
): Verdict<"count_locked" | "count_below_selected" | "too_many_staff"> {
  if (change.from === change.to) return { ok: true };
  if (!canEditStaffCount(change, now)) return refuse("count_locked");
  if (change.to > MAX_STAFF) return refuse("too_many_staff");
  return change.to < change.selected ? refuse("count_below_selected") : { ok: true };
}

/** Whether the hourly wage may change: once somebody is selected it cannot be lowered (`wage_lowered`). */
export function checkWageChange(change: { from: Ore; to: Ore; selected: number }): Verdict<"wage_lowered"> {
  return change.to < change.from && change.selected > 0 ? refuse("wage_lowered") : { ok: true };
}

/** A time of an earlier booking as a new form takes it over: down to :00 or :30, 24:00 as it is (D-045). */
export function prefilledTime(time: ClockTime): ClockTime {
  return time === "24:00" ? time : `${time.slice(0, 3)}${minutesOf(time) % 60 < 30 ? "00" : "30"}`;
}

function hourOf(time: ClockTime): number {
  return Math.floor(minutesOf(time) / 60);
}
