import { addDays, type Day, type Moment, momentOf } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** What check-in depends on. */
export interface CheckInFacts {
  isSelected: boolean;
  date: Day;
  /** Null while the start is unknown. */
  startsAt: Moment | null;
  endsAt: Moment | null;
  checkedInAt: Moment | null;
}

/** The window opens at 06:00 two days before the date. Rule: Opening of the window, docs/rules/checkout.md. */
export function checkInOpensAt(date: Day): Moment {
  return momentOf(addDays(date, -2), "06:00");
}

/**
 * Whether a booking is so near that check-in dots show, and stays so afterwards: from the opening on.
 * Rule: Shown near the shift, docs/rules/checkout.md.
 */
export function isCheckInNear(date: Day, now: Moment): boolean {
  return now >= checkInOpensAt(date);
}

/** What the employee's page shows; access and contact are delivered from `open` on. */
type CheckInState = "not_selected" | "too_early" | "start_unknown" | "open" | "done" | "over";

/** The state at `now`. Rule: Check-in window, docs/rules/checkout.md. */
export function checkInState(facts: CheckInFacts, now: Moment): CheckInState {
  if (!facts.isSelected) return "not_selected";
  if (facts.checkedInAt !== null) return "done";
  if (!isCheckInNear(facts.date, now)) return "too_early";
  if (facts.startsAt === null || facts.endsAt === null) return "start_unknown";
  return now < facts.endsAt ? "open" : "over";
}

/**
 * Whether access information, contact person and messages are delivered to the employee.
 * Rule: Shown near the shift, docs/rules/checkout.md.
 */
export function isArrivalInfoShown(facts: Pick<CheckInFacts, "isSelected" | "date">, now: Moment): boolean {
  return facts.isSelected && isCheckInNear(facts.date, now);
}

/**
 * Whether the tab reminds of checking in: from the opening until the start, while it is not done.
 * Rule: Reminder to check in, docs/rules/checkout.md.
 */
export function isCheckInNotificationActive(facts: CheckInFacts, now: Moment): boolean {
  const isOpen = checkInState(facts, now) === "open";
  return isOpen && facts.startsAt !== null && now < facts.startsAt;
}

/**
 * Whether the employee can check in: from the opening to the end of the shift. Doing it again is harmless,
 * the first moment is kept. Refuses `not_selected` and `check_in_closed`.
 * Rule: Check-in window, docs/rules/checkout.md.
 */
export function canCheckIn(facts: CheckInFacts, now: Moment): Verdict<"not_selected" | "check_in_closed"> {
  const state = checkInState(facts, now);
  if (state === "not_selected") return refuse("not_selected");
  return state === "open" || state === "done" ? { ok: true } : refuse("check_in_closed");
}
