import type { Ore } from "#rules/money/ore.ts";
import {
  addDays,
  type ClockTime,
  clockTimeOf,
  type Day,
  dayOf,
  HOUR_MS,
  type Moment,
  minutesOf,
  momentOf,
  weekdayOf,
} from "#rules/time/moment.ts";
import { isPublicHoliday } from "#rules/time/public-holidays.ts";
import {
  type ExtraHoliday,
  type Supplement,
  type SupplementDays,
  supplementRate,
  type WageAgreement,
} from "./wage-agreement.ts";

/** Hours that a supplement is paid for, and what it pays for each, in øre. */
export interface SupplementHours {
  readonly supplement: Supplement;
  readonly hours: number;
  readonly rate: Ore;
}

/** What was worked, in real time, and the hours of a break that are not paid. */
export interface WorkedPeriod {
  readonly startsAt: Moment;
  readonly endsAt: Moment;
  readonly breakHours: number;
}

const MINUTE_MS = 60_000;

/**
 * The supplements that fall on worked time, in the order of the agreement; those on no minute are left out. An unpaid
 * break is taken from the minutes that are paid least. Rules: Hours with a supplement; Several supplements at once;
 * Supplements and the break, docs/rules/supplements.md.
 */
export function supplementHours(
  agreement: WageAgreement,
  hourlyWage: Ore,
  worked: WorkedPeriod,
): SupplementHours[] {
  const { supplements } = agreement;
  if (supplements.length === 0) return [];
  const rates = supplements.map((supplement) => supplementRate(supplement, hourlyWage));
  const parts = partsOf(worked, supplements).map(({ from, to }) => {
    const paid = paidAt(from, agreement, rates);
    return {
      minutes: (to - from) / MINUTE_MS,
      paid,
      rate: paid.reduce((sum, at) => sum + (rates[at] ?? 0), 0),
    };
  });
  const minutes = supplements.map(() => 0);
  for (const part of withoutBreak(parts, worked.breakHours * 60)) {
    for (const at of part.paid) minutes[at] = (minutes[at] ?? 0) + part.minutes;
  }
  return supplements.flatMap((supplement, at) => {
    const [hours, rate] = [(minutes[at] ?? 0) / 60, rates[at] ?? 0];
    return hours > 0 && rate > 0 ? [{ supplement, hours, rate }] : [];
  });
}

/** The kind of a day for supplements. Rule: Days of a supplement, docs/rules/supplements.md. */
export function supplementDayOf(day: Day, extra: readonly ExtraHoliday[]): SupplementDays {
  const weekday = weekdayOf(day);
  const isHoliday = isPublicHoliday(day) || extra.some((date) => date === day.slice(5));
  if (weekday === 7 || isHoliday) return "sunday_or_holiday";
  return weekday === 6 ? "saturday" : "weekday";
}

/** Worked time cut wherever a day or a supplement begins or ends, so that the same is paid for all of a part. */
function partsOf({ startsAt, endsAt }: WorkedPeriod, supplements: readonly Supplement[]) {
  const times = new Set<ClockTime>(["00:00", ...supplements.flatMap(({ from, to }) => [from, to])]);
  const cuts = new Set<Moment>([startsAt, endsAt]);
  const last = dayOf(endsAt);
  for (let day = dayOf(startsAt); day <= last; day = addDays(day, 1)) {
    for (const moment of momentsOn(day, times)) {
      if (moment > startsAt && moment < endsAt) cuts.add(moment);
    }
  }
  const ordered = [...cuts].toSorted((a, b) => a - b);
  return ordered.slice(1).map((to, at) => ({ from: ordered[at] ?? to, to }));
}

/** When the clocks of a day show these times; where they are changed that day, also both hours around the change. */
function momentsOn(day: Day, times: ReadonlySet<ClockTime>): Moment[] {
  const shown = [...times].map((time) => momentOf(day, time));
  const length = momentOf(day, "24:00") - momentOf(day, "00:00");
  if (length === 24 * HOUR_MS) return shown;
  const around = [...shown, momentOf(day, "02:00"), momentOf(day, "03:00")];
  return [...around, ...around.map((moment) => moment + HOUR_MS)];
}

/** The places of the supplements that are paid at a moment: all of them, or the first of the highest. */
function paidAt(moment: Moment, agreement: WageAgreement, rates: readonly Ore[]): number[] {
  const { supplements, combine } = agreement;
  const kind = supplementDayOf(dayOf(moment), agreement.extraHolidays);
  const minute = minutesOf(clockTimeOf(moment));
  const falling = supplements.flatMap((supplement, at) =>
    supplement.days === kind && isWithin(minute, supplement) ? [at] : [],
  );
  if (combine === "added" || falling.length < 2) return falling;
  const highest = Math.max(...falling.map((at) => rates[at] ?? 0));
  return falling.filter((at) => rates[at] === highest).slice(0, 1);
}

function isWithin(minute: number, { from, to }: Supplement): boolean {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return start < end ? minute >= start && minute < end : minute >= start || minute < end;
}

interface PaidPart {
  readonly minutes: number;
  readonly paid: readonly number[];
  readonly rate: Ore;
}

/** The parts without the minutes of a break, which are those that are paid least. */
function withoutBreak(parts: readonly PaidPart[], breakMinutes: number): PaidPart[] {
  let left = breakMinutes;
  return parts
    .toSorted((a, b) => a.rate - b.rate)
    .map((part) => {
      const taken = Math.min(left, part.minutes);
      left -= taken;
      return { ...part, minutes: part.minutes - taken };
    });
}
