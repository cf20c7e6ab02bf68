import type { Moment } from "#rules/time/moment.ts";

/** A place on a booking that somebody left; `id` is the shift's. */
export interface VacatedPlace {
  id: number;
  vacatedAt: Moment;
}

/**
 * The ids of the places that were filled again in time: each selection before the start fills one place that
 * was left earlier, the oldest first. The employee's penalty and the company's fee both lapse by it.
 * Rule: Places filled again, docs/rules/cancellation.md.
 */
export function refilledPlaces(vacated: VacatedPlace[], selectedAt: Moment[], startsAt: Moment): number[] {
  const waiting = vacated.toSorted((a, b) => a.vacatedAt - b.vacatedAt);
  const refilled: number[] = [];
  for (const moment of selectedAt.toSorted((a, b) => a - b)) {
    const oldest = waiting[0];
    if (moment >= startsAt || oldest === undefined || oldest.vacatedAt > moment) continue;
    refilled.push(oldest.id);
    waiting.shift();
  }
  return refilled;
}
