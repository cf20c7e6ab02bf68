import { checkVacancy, type VacancyFacts } from "#rules/applying/vacancy.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { ShiftStatus } from "./transitions.ts";

/** What somebody's shift is now; the first four are still open. */
export const shiftStates = [
  "applied",
  "selected",
  "worked",
  "not_met",
  "withdrawn",
  "cancelled",
  "replaced",
  "sick",
  "removed",
  "not_chosen",
  "booking_cancelled",
] as const;
export type ShiftStateKey = (typeof shiftStates)[number];

interface OutcomeFacts {
  shift: ShiftStatus;
  booking: VacancyFacts & { endsAt: Moment };
  /** The place that somebody left was filled again in time. */
  isRefilled: boolean;
  isNotMet: boolean;
}

/**
 * What a person's shift is now. An application that can't succeed any more is not chosen, and whoever left a place that
 * was filled again is replaced. Rule: What a shift is now, docs/rules/cancellation.md.
 */
export function shiftStateOf(facts: OutcomeFacts, now: Moment): ShiftStateKey {
  const { shift, booking } = facts;
  if (shift === "cancelled") return facts.isRefilled ? "replaced" : "cancelled";
  if (shift === "sick" || shift === "removed" || shift === "withdrawn") return shift;
  if (booking.status === "cancelled") return "booking_cancelled";
  if (shift === "selected") {
    if (now < booking.endsAt) return "selected";
    return facts.isNotMet ? "not_met" : "worked";
  }
  return shift === "applied" && checkVacancy(booking, now).ok ? "applied" : "not_chosen";
}

/** Whether nothing can become of it any more, or its work is done: then it stands in the history. */
export function isOver(state: ShiftStateKey): boolean {
  return state !== "applied" && state !== "selected";
}
