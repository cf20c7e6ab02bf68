import type { Day, Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** Whether two profiles may be merged. Rule: Merging two profiles, docs/rules/people.md. */
export function canMerge(facts: {
  isSame: boolean;
  /** Both have a CPR number, and not one. */
  hasOtherCpr: boolean;
  /** Pay of the merged profile is on its way to the payroll service. */
  isPayUnderWay: boolean;
  collisions: number;
}): Verdict<"merge_same" | "merge_other_cpr" | "merge_pay_under_way" | "merge_collides"> {
  if (facts.isSame) return refuse("merge_same");
  if (facts.hasOtherCpr) return refuse("merge_other_cpr");
  if (facts.isPayUnderWay) return refuse("merge_pay_under_way");
  return facts.collisions > 0 ? refuse("merge_collides") : { ok: true };
}

/** Whether the kept profile is deactivated once two are merged. Rule: Access of merged profiles, docs/rules/people.md. */
export function isDeactivatedAfterMerge(facts: {
  isKeptDeactivated: boolean;
  isMergedDeactivated: boolean;
  /** The office has said that the merged profile's deactivation is not to follow. */
  isLifted: boolean;
}): boolean {
  return facts.isKeptDeactivated || (facts.isMergedDeactivated && !facts.isLifted);
}

/** A shift of one of two profiles that are merged. */
export interface MergedShift {
  readonly id: number;
  readonly bookingId: number;
  readonly status: string;
  /** It was confirmed once: hours, pay, fees, cards and ratings may hang on it. */
  readonly wasConfirmed: boolean;
  readonly date: Day;
  readonly startsAt: Moment;
  readonly endsAt: Moment;
}

export interface MergePlan {
  /** Pairs that have to be settled first: the shift of the kept profile, and that of the merged one. */
  readonly collisions: readonly (readonly [MergedShift, MergedShift])[];
  /** Ids of entries that another entry of their booking takes the place of. */
  readonly gone: readonly number[];
}

/** What becomes of the shifts of two profiles. Rule: Shifts of merged profiles, docs/rules/people.md. */
export function planMerge(kept: readonly MergedShift[], merged: readonly MergedShift[]): MergePlan {
  const pairs = merged.flatMap((theirs) => kept.map((own) => [own, theirs] as const));
  const ofOneBooking = pairs.filter(([own, theirs]) => own.bookingId === theirs.bookingId);
  const collisions = pairs.filter(([own, theirs]) =>
    own.bookingId === theirs.bookingId
      ? own.wasConfirmed && theirs.wasConfirmed
      : areBothConfirmed(own, theirs),
  );
  const gone = ofOneBooking
    .filter(([own, theirs]) => !(own.wasConfirmed && theirs.wasConfirmed))
    .map(([own, theirs]) => (weightOf(theirs) > weightOf(own) ? own.id : theirs.id));
  return { collisions, gone };
}

function areBothConfirmed(own: MergedShift, theirs: MergedShift): boolean {
  if (own.status !== "selected" || theirs.status !== "selected") return false;
  return own.date === theirs.date || (own.startsAt < theirs.endsAt && theirs.startsAt < own.endsAt);
}

function weightOf({ wasConfirmed, status }: MergedShift): number {
  if (wasConfirmed) return 2;
  return status === "applied" ? 1 : 0;
}
