import { type Day, dayOf, daysBetween, HOUR_MS, type Moment } from "#rules/time/moment.ts";

/** A shift that was or will be worked, for whichever company. */
export interface WorkPeriod {
  readonly startsAt: Moment;
  readonly endsAt: Moment;
  /** Hours that count; those of the period where nothing else was agreed. */
  readonly hours?: number;
}

/** What the law asks for; all are settings. */
export interface WorkingTimeLimits {
  /** Hours of rest in one piece within 24 hours from the start of a shift. */
  readonly restHours: number;
  /** Hours a week, on average over four months. */
  readonly weekHours: number;
  /** At most so many days of 24 hours lie between two weekly days off. */
  readonly daysOn: number;
}

/** What working time can break, the one that is told first where several are. */
export const workingTimeRules = ["rest", "day_off", "week"] as const;
export type WorkingTimeProblem = (typeof workingTimeRules)[number];

const REFERENCE_MONTHS = 4;
const DAY_MS = 24 * HOUR_MS;
/** From this share of the weekly limit on somebody comes near it. */
export const NEAR_SHARE = 0.9;

/**
 * What of working time `shift` would break for somebody who also has `others`, none of them this shift, in the order of
 * `workingTimeRules`. Exactly the hours of rest, the days between two days off and the hours a week are no problem.
 * Rules: Rest between shifts; Weekly day off; Weekly working time, docs/rules/applying.md.
 */
export function workingTimeProblems(
  shift: WorkPeriod,
  others: readonly WorkPeriod[],
  limits: WorkingTimeLimits,
): WorkingTimeProblem[] {
  const all = [...others, shift];
  const lacksRest = all.some(
    ({ startsAt }) => touches(startsAt, shift) && longestRest(startsAt, all) < limits.restHours * HOUR_MS,
  );
  const isBroken = {
    rest: lacksRest,
    day_off: lengthWithoutDayOff(shift, others, limits) > limits.daysOn * DAY_MS,
    week: weeklyHours(shift.endsAt, all) > limits.weekHours,
  };
  return workingTimeRules.filter((rule) => isBroken[rule]);
}

/** Hours in one piece that are a weekly day off: 24 in direct continuation of a daily rest. */
export function dayOffHours({ restHours }: Pick<WorkingTimeLimits, "restHours">): number {
  return 24 + restHours;
}

/**
 * Milliseconds from the start of the first to the end of the last of the shifts around `shift` that no weekly day off
 * parts. Rule: Weekly day off, docs/rules/applying.md.
 */
function lengthWithoutDayOff(
  shift: WorkPeriod,
  others: readonly WorkPeriod[],
  limits: WorkingTimeLimits,
): number {
  const dayOff = dayOffHours(limits) * HOUR_MS;
  let { startsAt, endsAt } = shift;
  for (const other of others.toSorted((a, b) => a.startsAt - b.startsAt)) {
    if (other.startsAt < endsAt + dayOff) endsAt = Math.max(endsAt, other.endsAt);
  }
  for (const other of others.toSorted((a, b) => b.endsAt - a.endsAt)) {
    if (other.endsAt > startsAt - dayOff) startsAt = Math.min(startsAt, other.startsAt);
  }
  return endsAt - startsAt;
}

/**
 * Whether a booking that moves from `before` to `after` is held to working time anew; one within its old time is not.
 * Rule: Moving a booking, docs/rules/applying.md.
 */
export function asksWorkingTime(before: WorkPeriod, after: WorkPeriod): boolean {
  return after.startsAt < before.startsAt || after.endsAt > before.endsAt;
}

/**
 * Hours a week on average in the four months that end at `until`; shifts that end later or ended earlier do not count.
 * Rule: Weekly working time, docs/rules/applying.md.
 */
export function weeklyHours(until: Moment, shifts: readonly WorkPeriod[]): number {
  const { from, weeks } = referencePeriod(until);
  const counted = shifts.filter(({ endsAt }) => endsAt > from && endsAt <= until);
  const hours = counted.reduce((sum, shift) => sum + (shift.hours ?? lengthOf(shift)), 0);
  return hours / weeks;
}

/** The four months that end at `until`: the moment that they begin, and their weeks. */
export function referencePeriod(until: Moment): { from: Moment; weeks: number } {
  const last = dayOf(until);
  const first = monthsBefore(last);
  const days = daysBetween(first, last);
  return { from: until - days * DAY_MS, weeks: days / 7 };
}

function monthsBefore(day: Day): Day {
  return Temporal.PlainDate.from(day).subtract({ months: REFERENCE_MONTHS }).toString() as Day;
}

/** Whether the 24 hours from `startsAt` reach into the shift. */
function touches(startsAt: Moment, shift: WorkPeriod): boolean {
  return startsAt < shift.endsAt && startsAt + DAY_MS > shift.startsAt;
}

/** The longest time without work in the 24 hours from `from`. */
function longestRest(from: Moment, shifts: readonly WorkPeriod[]): number {
  const to = from + DAY_MS;
  const inside = shifts
    .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
    .sort((a, b) => a.startsAt - b.startsAt);
  let longest = 0;
  let free = from;
  for (const { startsAt, endsAt } of inside) {
    longest = Math.max(longest, startsAt - free);
    free = Math.max(free, endsAt);
  }
  return Math.max(longest, to - free);
}

function lengthOf({ startsAt, endsAt }: WorkPeriod): number {
  return (endsAt - startsAt) / HOUR_MS;
}
