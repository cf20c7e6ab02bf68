import type { Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

const HOUR = 3_600_000;
/** How long a phone may keep what was done without a connection, in hours. */
const LONGEST_KEPT = 72;
/** How far a phone's clock may be ahead, in milliseconds. */
const TOLERANCE = 60_000;

/**
 * The moment that counts for something done on a phone: that of the act where the phone had no connection and sends it
 * later (`madeAt`), else `now`. Never later than `now`. Refuses `kept_too_long` after 72 hours and `made_in_future`.
 * Rule: Done without a connection, docs/rules/checkout.md.
 */
export function momentOfAct(
  madeAt: Moment | null,
  now: Moment,
): Verdict<"kept_too_long" | "made_in_future", { at: Moment }> {
  if (madeAt === null) return { ok: true, at: now };
  if (madeAt > now + TOLERANCE) return refuse("made_in_future");
  if (madeAt < now - LONGEST_KEPT * HOUR) return refuse("kept_too_long");
  return { ok: true, at: Math.min(madeAt, now) };
}

/** How far a clock may be off before it is set right, in milliseconds. */
const CLOCK_TOLERANCE = 1_000;

/**
 * The moment that a phone sends for what it kept: `madeAt`, by the clock it had when it was done, unless less than that
 * can have passed. `waited` is how long it has been kept at least, in milliseconds, by a clock that nobody can set; null
 * where the page was closed meanwhile. `now` is the server's. Never later than `now`.
 * Rule: The moment that a phone sends, docs/rules/checkout.md.
 */
export function momentToSend(madeAt: Moment, waited: number | null, now: Moment): Moment {
  const latest = now - Math.max(waited ?? 0, 0);
  return madeAt > latest + CLOCK_TOLERANCE ? latest : Math.min(madeAt, now);
}

/**
 * Whether this act (`isKept`: sent later by a phone), or what the person did later, has already arrived, so that it
 * changes nothing any more. Rule: Done without a connection, docs/rules/checkout.md.
 */
export function isOvertaken(at: Moment, lastOwnAct: Moment | null, isKept: boolean): boolean {
  if (lastOwnAct === null) return false;
  return isKept ? at <= lastOwnAct : at < lastOwnAct;
}
