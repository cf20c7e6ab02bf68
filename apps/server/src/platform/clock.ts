import type { Moment } from "#rules/time/moment.ts";

/** The one clock of the product. Everything that asks for the time is handed this. */
export interface Clock {
  now(): Moment;
}

/** The machine's clock; with `startAt` it starts at that moment instead and ticks on from there. */
export function createClock(startAt?: Moment): Clock {
  const offset = startAt === undefined ? 0 : startAt - Date.now();
  return { now: () => Date.now() + offset };
}
