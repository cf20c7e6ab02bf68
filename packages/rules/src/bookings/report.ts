import type { Ore } from "#rules/money/ore.ts";

/** What happened in a week, at a company or in a job, counted. */
export interface Counted {
  /** Places of approved bookings, and how many of them are taken. */
  readonly places: number;
  readonly filled: number;
  /** Bookings whose places are all taken, and the hours from approval to the last of them, sumOf. */
  readonly full: number;
  readonly hoursToFill: number;
  /** Shifts that have ended, and how many of their people did not come. */
  readonly ended: number;
  readonly noShows: number;
  /** What was invoiced, less what was credited. */
  readonly revenue: Ore;
}

/** What the counted bookings come to; a rate of nothing is null. */
export interface Report {
  /** From 0 to 1. */
  readonly fillRate: number | null;
  /** Hours, on average. */
  readonly timeToFill: number | null;
  readonly noShows: number;
  readonly ended: number;
  readonly revenue: Ore;
}

/** Rule: Figures of the office, docs/rules/bookings.md. */
export function reportOf({ places, filled, full, hoursToFill, ended, noShows, revenue }: Counted): Report {
  return {
    fillRate: places === 0 ? null : filled / places,
    timeToFill: full === 0 ? null : hoursToFill / full,
    noShows,
    ended,
    revenue,
  };
}

/** What of a booking's price, as it is now, is not invoiced yet: never below nothing. Rule: Revenue to come, docs/rules/bookings.md. */
export function stillToCome(price: Ore, invoiced: Ore): Ore {
  return Math.max(0, price - invoiced);
}

/** The counts of several together. Rule: Figures of the office, docs/rules/bookings.md. */
export function sumOf(all: readonly Counted[]): Counted {
  const sum = (of: keyof Counted) => all.reduce((total, one) => total + one[of], 0);
  return {
    places: sum("places"),
    filled: sum("filled"),
    full: sum("full"),
    hoursToFill: sum("hoursToFill"),
    ended: sum("ended"),
    noShows: sum("noShows"),
    revenue: sum("revenue"),
  };
}
