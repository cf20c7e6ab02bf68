import { isSame, type Times } from "./times.ts";

/**
 * What a stamp says to the other side: the times alone while that side has none, agreeing with its times, or refusing
 * them. Null where the same side has just said the same. Rule: What a stamp says, docs/rules/checkout.md.
 */
export function stampMeaning(
  times: Times,
  { own, other, isOwnLast }: { own: Times | null; other: Times | null; isOwnLast: boolean },
): "first" | "agrees" | "refuses" | null {
  if (isOwnLast && isSame(own, times)) return null;
  if (other === null) return "first";
  return isSame(times, other) ? "agrees" : "refuses";
}
