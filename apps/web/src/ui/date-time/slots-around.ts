import { type ClockTime, MINUTES_PER_DAY, minutesOf, timeOf } from "#rules/time/moment.ts";

/**
 * A day and night of slots in steps, as time goes: from `first` on, over midnight, to the last step before `first`
 * comes again. `first` is taken down to a whole step.
 */
function slotsFrom(first: ClockTime, stepMinutes: number): ClockTime[] {
  const start = Math.floor(minutesOf(first) / stepMinutes) * stepMinutes;
  return Array.from({ length: MINUTES_PER_DAY / stepMinutes }, (_, index) =>
    timeOf((start + index * stepMinutes) % MINUTES_PER_DAY),
  );
}

/** A day and night of slots with `time` in their middle, so that an hour before midnight stands beside one after it. */
export function slotsAround(time: ClockTime, stepMinutes: number): ClockTime[] {
  return slotsFrom(timeOf((minutesOf(time) + MINUTES_PER_DAY / 2) % MINUTES_PER_DAY), stepMinutes);
}

/** The slots of an end: the first is a step after `start`, the last is `start` on the next day. */
export function slotsAfter(start: ClockTime, stepMinutes: number): ClockTime[] {
  return slotsFrom(timeOf((minutesOf(start) + stepMinutes) % MINUTES_PER_DAY), stepMinutes);
}
