import type { Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

const HOUR = 3_600_000;
/** How early somebody may come, in hours before the start. */
const EARLY = 2;

/** What arriving depends on. */
export interface ArrivalFacts {
  readonly isSelected: boolean;
  /** The four digits that the company shows on the spot; null where it does not ask for them. */
  readonly pin: string | null;
  readonly startsAt: Moment;
  readonly endsAt: Moment;
  readonly arrivedAt: Moment | null;
}

/** From when on the arrival can be told: two hours before the start. Rule: Arrival on the spot, docs/rules/checkout.md. */
export function arrivalOpensAt(startsAt: Moment): Moment {
  return startsAt - EARLY * HOUR;
}

/**
 * Whether somebody who gives these digits at `now` has arrived. Doing it again is harmless, the first moment counts.
 * Refuses `not_selected`, `arrival_not_asked`, `arrival_closed` outside the window, and `wrong_pin`.
 * Rule: Arrival on the spot, docs/rules/checkout.md.
 */
export function arrive(
  facts: ArrivalFacts,
  given: string,
  now: Moment,
): Verdict<"not_selected" | "arrival_not_asked" | "arrival_closed" | "wrong_pin", { arrivedAt: Moment }> {
  if (!facts.isSelected) return refuse("not_selected");
  if (facts.arrivedAt !== null) return { ok: true, arrivedAt: facts.arrivedAt };
  if (facts.pin === null) return refuse("arrival_not_asked");
  if (now < arrivalOpensAt(facts.startsAt) || now >= facts.endsAt) return refuse("arrival_closed");
  return given === facts.pin ? { ok: true, arrivedAt: now } : refuse("wrong_pin");
}
