import type { Day } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** A written consent of a person to work more than the weekly limit. */
export interface WeekOptOut {
  readonly from: Day;
  /** The first day on which it holds no more; null while it is not withdrawn. */
  readonly until: Day | null;
}

/** Whether the weekly limit is not asked on a day. Rule: Consent to more hours a week, docs/rules/applying.md. */
export function isOptedOut(consents: readonly WeekOptOut[], day: Day): boolean {
  return consents.some(({ from, until }) => from <= day && (until === null || day < until));
}

/** Whether a consent from this day on is noted beside others. Rule: Consent to more hours a week, docs/rules/applying.md. */
export function canNoteOptOut(consents: readonly WeekOptOut[], from: Day): Verdict<"opt_out_days"> {
  const isFree = consents.every(({ until }) => until !== null && until <= from);
  return isFree ? { ok: true } : refuse("opt_out_days");
}

/**
 * Whether the consents that hold on this day or later, none of which is `nothing_open`, are withdrawn from it: one of
 * them has begun. Rule: Consent to more hours a week, docs/rules/applying.md.
 */
export function canWithdrawOptOut(
  consents: readonly WeekOptOut[],
  day: Day,
): Verdict<"nothing_open" | "opt_out_days"> {
  const open = consents.filter(({ until }) => until === null || until > day);
  if (open.length === 0) return refuse("nothing_open");
  return open.some(({ from }) => from <= day) ? { ok: true } : refuse("opt_out_days");
}
