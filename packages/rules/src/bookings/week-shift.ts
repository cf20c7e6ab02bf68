import { isCheckInNear } from "#rules/shifts/check-in.ts";
import type { Day, Moment } from "#rules/time/moment.ts";
import { isBookable, type StatusFacts, statusOf } from "./status.ts";

/** What a shift in the company's week says of itself; the words are in the texts. */
export type WeekShiftState =
  | { key: "done" | "awaiting_approval" | "closed" | "full" | "all_ready" }
  /** People who have not said that they are ready. */
  | { key: "not_ready"; people: number }
  /** Free places with people who wait for the company's choice. */
  | { key: "choose"; free: number; applicants: number }
  /** Free places; `isLate` where nobody can be selected any more. */
  | { key: "free"; free: number; isLate: boolean };

/** What the state of a shift in the week follows from. */
export interface WeekShiftFacts extends StatusFacts {
  places: number;
  applicants: number;
  /** Selected people who have reported ready. */
  ready: number;
  date: Day;
  startsAt: Moment;
}

/**
 * The one thing that a shift in the week says: what stops it, then whether its people are ready, then who can be
 * chosen for its free places. Rule: Shift in the week, docs/rules/bookings.md.
 */
export function weekShiftState(facts: WeekShiftFacts, now: Moment): WeekShiftState {
  if (statusOf(facts, now) === "deprecated") return { key: "done" };
  if (!facts.approved) return { key: "awaiting_approval" };
  if (facts.selected >= facts.places) return readiness(facts, now);
  if (facts.status === "closed") return { key: "closed" };
  const free = facts.places - facts.selected;
  const isLate = !isBookable(now, facts.startsAt);
  const canChoose = !isLate && facts.applicants > 0;
  return canChoose ? { key: "choose", free, applicants: facts.applicants } : { key: "free", free, isLate };
}

/** What a week says that asks for nobody: it has no shifts, some wait for approval, all are filled, or some never will be. */
export type QuietWeek = "none" | "awaiting_approval" | "full" | "unfilled";

/** Why a week without places that can be filled asks for nobody. Rule: Shift in the week, docs/rules/bookings.md. */
export function quietWeek(states: readonly WeekShiftState[]): QuietWeek {
  if (states.length === 0) return "none";
  if (states.some(({ key }) => key === "awaiting_approval")) return "awaiting_approval";
  return states.some(({ key }) => key === "closed" || key === "free") ? "unfilled" : "full";
}

function readiness({ selected, ready, date }: WeekShiftFacts, now: Moment): WeekShiftState {
  if (!isCheckInNear(date, now)) return { key: "full" };
  return ready >= selected ? { key: "all_ready" } : { key: "not_ready", people: selected - ready };
}
