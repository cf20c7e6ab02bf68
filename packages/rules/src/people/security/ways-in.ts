import type { Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** What signs an employee in. */
export const wayKinds = ["facebook", "apple", "local", "email", "phone", "passkey"] as const;
export type WayKind = (typeof wayKinds)[number];

/**
 * Whether a way in may be removed; `others` are the ways that stay. Refuses `last_way_in`.
 * Rule: Ways in, docs/rules/people.md.
 */
export function canRemoveWay(removed: WayKind, others: readonly WayKind[]): Verdict<"last_way_in"> {
  return removed === "passkey" || others.some((kind) => kind !== "passkey")
    ? { ok: true }
    : refuse("last_way_in");
}

/** A way in of a profile that is merged into another one. */
export interface WayToMerge {
  readonly key: string;
  readonly kind: WayKind;
  /** Its e-mail or number stands in the profile that is kept. */
  readonly isKnown: boolean;
  /** When it last signed in; 0 where that is not known. */
  readonly lastUsedAt: Moment;
}

/**
 * The keys of the ways in of a merged profile that lead to the kept one unless the office chooses otherwise;
 * `hasOwnWay`: the kept one has a way in that no device holds. Rule: Ways in of merged profiles, docs/rules/people.md.
 */
export function waysKept(ways: readonly WayToMerge[], hasOwnWay: boolean): readonly string[] {
  const known = ways.filter(({ isKnown }) => isKnown);
  if (hasOwnWay || known.length > 0) return known.map(({ key }) => key);
  const [latest] = ways
    .filter(({ kind }) => kind !== "passkey")
    .toSorted((one, other) => other.lastUsedAt - one.lastUsedAt);
  return latest ? [latest.key] : [];
}
