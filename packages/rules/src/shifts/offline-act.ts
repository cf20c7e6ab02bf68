import type { Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

const HOUR = 3_600_000;
/** How long a phone may keep what was done without a connection, in hours. */
const MAX_KEPT = 72;
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
  if (madeAt < now - MAX_KEPT * HOUR) return refuse("kept_too_long");
  return { ok: true, at: Math.min(madeAt, now) };
}

/** How far a moment may lie ahead before it is one that can't be, in milliseconds. */
const CLOCK_TOLERANCE = 1_000;
/** A clock that was set back by less is left alone, in milliseconds: a slow answer tells the time no better. */
const SET_BACK = 60_000;

/** How long a phone has kept an act, in milliseconds, by two clocks; null where one of them can't tell. */
export interface Kept {
  /** At least so long, by a clock that nobody can set; null where the page was closed meanwhile. */
  readonly waited: number | null;
  /** By the phone's own clock, which may have been set; null for acts of earlier versions. */
  readonly passed: number | null;
}

/**
 * The moment that a phone sends for what it kept. Two are possible: `madeAt`, as the phone reckoned when it was done,
 * and `now`, the server's, less what has passed since by the phone's clock. The later one that can be true counts, so
 * that nobody loses an act to a clock that was set back. Never later than `now`.
 * Rule: The moment that a phone sends, docs/rules/checkout.md.
 */
export function momentToSend(madeAt: Moment, { waited, passed }: Kept, now: Moment): Moment {
  const latest = now - Math.max(waited ?? 0, 0);
  const canBe = (moment: Moment) => moment <= latest + CLOCK_TOLERANCE;
  const byPhone = passed === null ? null : now - passed;
  if (byPhone !== null && canBe(byPhone) && (!canBe(madeAt) || byPhone > madeAt + SET_BACK)) {
    return Math.min(byPhone, now);
  }
  return canBe(madeAt) ? Math.min(madeAt, now) : latest;
}

/**
 * Whether this act (`isKept`: sent later by a phone), or what the person did later, has already arrived, so that it
 * changes nothing any more. Rule: Done without a connection, docs/rules/checkout.md.
 */
export function isOvertaken(at: Moment, lastOwnAct: Moment | null, isKept: boolean): boolean {
  if (lastOwnAct === null) return false;
  return isKept ? at <= lastOwnAct : at < lastOwnAct;
}
