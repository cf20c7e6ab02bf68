import { nextShiftStatus, type ShiftState } from "#rules/shifts/transitions.ts";
import { type Day, type Moment, momentOf } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { isReason } from "./reason.ts";

/** From `opensAt`, up to but not including `closesAt`. */
interface SickWindow {
  opensAt: Moment;
  closesAt: Moment;
}

/**
 * When a sick report is valid by itself: 08:00 to 09:00 on the date of the shift, and for a shift that starts before
 * 09:00 from midnight until its start. Rule: Reporting sick, docs/rules/cancellation.md.
 */
function sickWindowOf(date: Day, startsAt: Moment): SickWindow {
  const nine = momentOf(date, "09:00");
  if (startsAt < nine) return { opensAt: momentOf(date, "00:00"), closesAt: startsAt };
  return { opensAt: momentOf(date, "08:00"), closesAt: nine };
}

/** Where `now` lies: before the window, in it, after it and before the start, or from the start on. */
export function sickReportState(
  date: Day,
  startsAt: Moment,
  now: Moment,
): "too_early" | "open" | "late" | "over" {
  const { opensAt, closesAt } = sickWindowOf(date, startsAt);
  if (now < opensAt) return "too_early";
  if (now < closesAt) return "open";
  return now < startsAt ? "late" : "over";
}

/**
 * Whether a confirmed shift may be reported sick now by its person, and whether it is late, for the office to decide on.
 * Refuses `transition`, `already_arrived` and `sick_window`. Rule: Reporting sick, docs/rules/cancellation.md.
 */
export function canReportSick(
  facts: { shift: ShiftState; date: Day; startsAt: Moment; hasArrived: boolean },
  now: Moment,
): Verdict<"transition" | "already_arrived" | "sick_window", { isLate: boolean }> {
  if (!nextShiftStatus(facts.shift, "reportSick", "employee").ok) return refuse("transition");
  if (facts.hasArrived) return refuse("already_arrived");
  const state = sickReportState(facts.date, facts.startsAt, now);
  return state === "open" || state === "late"
    ? { ok: true, isLate: state === "late" }
    : refuse("sick_window");
}

/**
 * Whether the office may report somebody sick or absent for them: until the end, unless they have come, with a reason.
 * Refuses `not_selected`, `booking_ended`, `already_arrived` and `reason_required`.
 * Rule: Reporting somebody sick, docs/rules/cancellation.md.
 */
export function canReportForPerson(
  facts: { shift: ShiftState; hasArrived: boolean; endsAt: Moment; reason: string },
  now: Moment,
): Verdict<"not_selected" | "booking_ended" | "already_arrived" | "reason_required"> {
  if (facts.shift !== "selected") return refuse("not_selected");
  if (now >= facts.endsAt) return refuse("booking_ended");
  if (facts.hasArrived) return refuse("already_arrived");
  return isReason(facts.reason) ? { ok: true } : refuse("reason_required");
}

/**
 * Whether the office may decide on a late sick report: once, with a reason. Refuses `nothing_to_answer` and
 * `reason_required`. Rule: Deciding on a late sick report, docs/rules/cancellation.md.
 */
export function canDecideLateSick(facts: {
  isSick: boolean;
  isLate: boolean;
  isDecided: boolean;
  reason: string;
}): Verdict<"nothing_to_answer" | "reason_required"> {
  if (!facts.isSick || !facts.isLate || facts.isDecided) return refuse("nothing_to_answer");
  return isReason(facts.reason) ? { ok: true } : refuse("reason_required");
}

/**
 * Whether a sick report may be taken back: by the person an own one until the start, by the office any until the end,
 * while a place is free, nobody has decided and the terms are those of before. Refuses `sick_report_stands`,
 * `booking_ended`, `place_taken` and `terms_changed`.
 * Rule: Taking a sick report back, docs/rules/cancellation.md.
 */
export function canTakeBackSick(
  facts: {
    by: "employee" | "admin";
    isSick: boolean;
    reportedBy: "employee" | "admin" | null;
    isDecided: boolean;
    freePlaces: number;
    hasChanged: boolean;
    startsAt: Moment;
    endsAt: Moment;
  },
  now: Moment,
): Verdict<"sick_report_stands" | "booking_ended" | "place_taken" | "terms_changed"> {
  const isPerson = facts.by === "employee";
  if (!facts.isSick || facts.isDecided) return refuse("sick_report_stands");
  if (isPerson && (facts.reportedBy !== "employee" || now >= facts.startsAt))
    return refuse("sick_report_stands");
  if (now >= facts.endsAt) return refuse("booking_ended");
  if (facts.freePlaces <= 0) return refuse("place_taken");
  return facts.hasChanged ? refuse("terms_changed") : { ok: true };
}
