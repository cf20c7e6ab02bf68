import type { ShiftState } from "#rules/shifts/transitions.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** The most applicants that one press chooses. */
export const MAX_CHOSEN = 60;

/** How many are compared beside each other. */
export const COMPARED = { min: 2, max: 4 } as const;

/**
 * Who is ticked by «Vælg alle»: those who can be chosen, in the order shown, as many as places are free; on a full booking
 * all of them, for the waiting list. Rule: Choosing several, docs/rules/applying.md.
 */
export function tickedByAll<Person>(
  shown: readonly Person[],
  places: { free: number },
  canBeChosen: (person: Person) => boolean,
): Person[] {
  const most = places.free > 0 ? Math.min(places.free, MAX_CHOSEN) : MAX_CHOSEN;
  return shown.filter(canBeChosen).slice(0, most);
}

/**
 * Whether a company may put somebody on the standby queue, besides what `canStandBy` says of person and booking.
 * Rule: Put on standby, docs/rules/applying.md.
 */
export function canBePutOnStandby(facts: {
  shift: ShiftState;
  mustReconfirm: boolean;
}): Verdict<"transition" | "not_reconfirmed"> {
  if (facts.shift !== "applied") return refuse("transition");
  return facts.mustReconfirm ? refuse("not_reconfirmed") : { ok: true };
}

/** How many of those who are ticked and can be chosen get a place. Rule: Choosing several, docs/rules/applying.md. */
export function bookedOf(ticked: number, { free }: { free: number }): number {
  return Math.max(0, Math.min(ticked, free));
}
