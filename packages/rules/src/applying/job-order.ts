import { HOUR_MS, type Moment } from "#rules/time/moment.ts";

/** What of a job is the person's own. */
export interface Fit {
  /** The person has chosen the staff type. */
  readonly isOwnType: boolean;
  /** The job lies in one of the person's regions. */
  readonly isOwnZone: boolean;
}

/** Where a job stands among the open ones, the lowest first; equal ones by their start. Rule: Order of open jobs, docs/rules/applying.md. */
export function rankOf({ isOwnType, isOwnZone }: Fit): 0 | 1 | 2 | 3 {
  if (isOwnType) return isOwnZone ? 0 : 1;
  return isOwnZone ? 2 : 3;
}

/** Somebody's looks at the open jobs. */
export interface Visits {
  /** The last look, null before the first. */
  readonly lookedAt: Moment | null;
  /** From when on jobs were new in the visit of that look, null in the first visit. */
  readonly newSince: Moment | null;
}

/** Whoever comes back within this time has not been away. */
const MAX_PAUSE_IN_VISIT_MS = HOUR_MS / 2;

/** From when on a job is new to somebody who looks at `now`; null: nothing is. Rule: New jobs, docs/rules/applying.md. */
export function newSinceOf({ lookedAt, newSince }: Visits, now: Moment): Moment | null {
  return lookedAt !== null && now - lookedAt > MAX_PAUSE_IN_VISIT_MS ? lookedAt : newSince;
}
