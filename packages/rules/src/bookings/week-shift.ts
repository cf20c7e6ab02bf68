import { isCheckInNear } from "#rules/shifts/check-in.ts";
import type { Day, Moment } from "#rules/time/moment.ts";
import { isBookable, type StatusFacts, statusOf } from "./status.ts";

/** What a shift in the company's week says of itself; the words are in the texts. */
export type WeekShiftState =
  | { key: "done" | "awaiting_approval" | "full" | "all_ready" }
  /** Nobody is looked for any more, whether its places are filled or `free`. */
  | { key: "closed" | "going_on"; free: number }
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
 * The one thing that a shift in the week says: that it is over or waits for approval; once it has started that it goes
 * on; who of its filled places is not ready; that it is closed, or ready; then who can be chosen for its free places.
 * Rule: Shift in the week, docs/rules/bookings.md.
 */
export function weekShiftState(facts: WeekShiftFacts, now: Moment): WeekShiftState {
  if (statusOf(facts, now) === "deprecated") return { key: "done" };
  if (!facts.approved) return { key: "awaiting_approval" };
  const free = Math.max(0, facts.places - facts.selected);
  const isClosed = facts.status === "closed";
  if (now >= facts.startsAt) return { key: isClosed ? "closed" : "going_on", free };
  const isNear = isCheckInNear(facts.date, now);
  const unready = facts.selected - facts.ready;
  if (free === 0 && isNear && unready > 0) return { key: "not_ready", people: unready };
  if (isClosed) return { key: "closed", free };
  if (free === 0) return { key: isNear ? "all_ready" : "full" };
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
  return states.some((state) => "free" in state && state.free > 0) ? "unfilled" : "full";
}
