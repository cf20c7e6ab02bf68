import { agreedTimes, type StampedSides, type Times } from "#rules/checkout/times.ts";
import { SELF_PAID_BREAK_HOURS, workedPeriod } from "#rules/time/duration.ts";
import { type Day, HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { isOptedOut, type WeekOptOut } from "./week-opt-out.ts";
import { type WorkingTimeLimits, type WorkPeriod, workingTimeProblems } from "./working-time.ts";

/** Whose times stand in the list: set by the office for the pay, agreed by both, of one side alone, or as booked. */
export const hoursBases = ["office", "agreed", "own", "company", "booked"] as const;
type HoursBasis = (typeof hoursBases)[number];

/** A confirmed shift that is over, with all that was said of its times. */
export interface EndedShift {
  readonly day: Day;
  readonly booked: Times;
  readonly stamps: StampedSides;
  /** What the office has set for the pay. */
  readonly payTimes: Times | null;
  readonly selfPaidBreak: boolean;
}

/** A line of the list of hours. */
export interface RecordedHours extends Times {
  /** Hours of an unpaid break, taken from the hours. */
  readonly breakHours: number;
  readonly hours: number;
  readonly basis: HoursBasis;
  readonly period: WorkPeriod;
}

/** The times of a shift as the list of hours holds them. Rule: List of hours, docs/rules/time.md. */
export function recordedHours({ day, booked, stamps, payTimes, selfPaidBreak }: EndedShift): RecordedHours {
  const { times, basis } = timesThatCount({ booked, stamps, payTimes });
  const worked = workedPeriod({ day, start: booked.from, end: booked.to }, times.from, times.to);
  const at = momentOf(day, times.from);
  const period = worked ?? { startsAt: at, endsAt: at };
  const hours = (period.endsAt - period.startsAt) / HOUR_MS;
  const breakHours = selfPaidBreak ? Math.min(hours, SELF_PAID_BREAK_HOURS) : 0;
  return { ...times, breakHours, hours: hours - breakHours, basis, period };
}

function timesThatCount({ booked, stamps, payTimes }: Pick<EndedShift, "booked" | "stamps" | "payTimes">): {
  times: Times;
  basis: HoursBasis;
} {
  if (payTimes) return { times: payTimes, basis: "office" };
  const agreed = agreedTimes(stamps);
  if (agreed) return { times: agreed, basis: "agreed" };
  if (stamps.employee) return { times: stamps.employee, basis: "own" };
  return stamps.company ? { times: stamps.company, basis: "company" } : { times: booked, basis: "booked" };
}

/** What the list says of a shift beside those around it. */
export interface RestsOfShift {
  /** Hours of its whole ISO week, as far as the shifts are given. */
  readonly weekHours: number;
  /** Hours without work before it; null where no earlier shift is given. */
  readonly restBefore: number | null;
  /** Whether a weekly day off lies in the days around it. */
  readonly hasDayOff: boolean;
  readonly isOptedOut: boolean;
}

/**
 * One person's shifts in their order of time, each with the sum of its week and the rests around it.
 * Rules: List of hours, docs/rules/time.md; Weekly day off, docs/rules/applying.md.
 */
export function listHours<Line extends RecordedHours & { readonly day: Day }>(
  lines: readonly Line[],
  limits: WorkingTimeLimits,
  consents: readonly WeekOptOut[],
): (Line & RestsOfShift)[] {
  const sorted = lines.toSorted((a, b) => a.period.startsAt - b.period.startsAt);
  const weeks = Map.groupBy(sorted, ({ day }) => weekKey(day));
  const worked = sorted.filter(({ hours }) => hours > 0).map(({ period }) => period);
  return sorted.map((line) => {
    const before = worked.filter(({ endsAt }) => endsAt <= line.period.startsAt).at(-1);
    const others = worked.filter((one) => one !== line.period);
    return {
      ...line,
      weekHours: (weeks.get(weekKey(line.day)) ?? []).reduce((sum, { hours }) => sum + hours, 0),
      restBefore: before ? (line.period.startsAt - before.endsAt) / HOUR_MS : null,
      hasDayOff: !workingTimeProblems(line.period, others, limits).includes("day_off"),
      isOptedOut: isOptedOut(consents, line.day),
    };
  });
}

function weekKey(day: Day): string {
  const { year, week } = weekOf(day);
  return `${year}-${week}`;
}
