import { nextShiftStatus, type ShiftState } from "#rules/shifts/transitions.ts";
import { type Day, type Moment, momentOf } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** From `opensAt`, up to but not including `closesAt`. */
interface SickWindow {
  opensAt: Moment;
  closesAt: Moment;
}

/**
 * When somebody can report sick: 08:00 to 09:00 on the date of the shift, and for a shift that starts before
 * 09:00 from midnight until its start. Rule: Reporting sick, docs/rules/cancellation.md.
 */
function sickWindowOf(date: Day, startsAt: Moment): SickWindow {
  const nine = momentOf(date, "09:00");
  if (startsAt < nine) return { opensAt: momentOf(date, "00:00"), closesAt: startsAt };
  return { opensAt: momentOf(date, "08:00"), closesAt: nine };
}

/** Where `now` lies: before the window the dialog says from when, after it there is only cancelling. */
export function sickReportState(date: Day, startsAt: Moment, now: Moment): "too_early" | "open" | "over" {
  const { opensAt, closesAt } = sickWindowOf(date, startsAt);
  if (now < opensAt) return "too_early";
  return now < closesAt ? "open" : "over";
}

/**
 * Whether a confirmed shift may be reported sick now. Refuses `transition` and `sick_window`.
 * Rule: Reporting sick, docs/rules/cancellation.md.
 */
export function canReportSick(
  facts: { shift: ShiftState; date: Day; startsAt: Moment },
  now: Moment,
): Verdict<"transition" | "sick_window"> {
  if (!nextShiftStatus(facts.shift, "reportSick", "employee").ok) return refuse("transition");
  const isOpen = sickReportState(facts.date, facts.startsAt, now) === "open";
  return isOpen ? { ok: true } : refuse("sick_window");
}
