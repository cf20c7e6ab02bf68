import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { hoursRemaining } from "./status.ts";

/** How long a company's favourites know of its new job before everybody else does. */
export const HEAD_START_MS: Moment = HOUR_MS / 2;

const ENOUGH_LEAD_HOURS = 48;

/**
 * When everybody else is told of a job that `favourites` people are told of now. Null when all are told at the
 * same time: nobody is a favourite, or the start is 48 hours away or less.
 */
export function restIsToldAt(job: { startsAt: Moment; favourites: number }, now: Moment): Moment | null {
  const hasHeadStart = job.favourites > 0 && hoursRemaining(now, job.startsAt) > ENOUGH_LEAD_HOURS;
  return hasHeadStart ? now + HEAD_START_MS : null;
}
