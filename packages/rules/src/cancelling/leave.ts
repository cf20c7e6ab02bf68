import { nextShiftStatus, type ShiftState } from "#rules/shifts/transitions.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { isReason } from "./reason.ts";
import { sickReportState } from "./sick-report.ts";

/**
 * Whether a confirmed shift may be cancelled by its employee: before the start, with a reason, and not in the early
 * morning of its day, when somebody who is ill has to wait for the sick report.
 * Refuses `transition`, `shift_started`, `sick_report_later` and `reason_required`.
 * Rule: Cancelling a shift, docs/rules/cancellation.md.
 */
export function canCancel(
  facts: { shift: ShiftState; startsAt: Moment; reason: string },
  now: Moment,
): Verdict<"transition" | "shift_started" | "sick_report_later" | "reason_required"> {
  if (!nextShiftStatus(facts.shift, "cancel", "employee").ok) return refuse("transition");
  if (now >= facts.startsAt) return refuse("shift_started");
  if (isBeforeSickReports(facts.startsAt, now)) return refuse("sick_report_later");
  return isReason(facts.reason) ? { ok: true } : refuse("reason_required");
}

/**
 * Whether the shift is today and sick reports are not taken yet: neither cancelling nor reporting sick is possible.
 * Rule: Cancelling a shift, docs/rules/cancellation.md.
 */
export function isBeforeSickReports(startsAt: Moment, now: Moment): boolean {
  const date = dayOf(startsAt);
  return dayOf(now) === date && sickReportState(date, startsAt, now) === "too_early";
}

/**
 * Whether a selected person may be removed by the company or an admin: with a reason, until the start.
 * Refuses `transition`, `removal_started` and `reason_required`. Rule: Removing somebody, docs/rules/cancellation.md.
 */
export function canRemove(
  facts: { shift: ShiftState; reason: string; startsAt: Moment },
  now: Moment,
): Verdict<"transition" | "removal_started" | "reason_required"> {
  if (!nextShiftStatus(facts.shift, "remove", "admin").ok) return refuse("transition");
  if (now >= facts.startsAt) return refuse("removal_started");
  return facts.reason.trim() === "" ? refuse("reason_required") : { ok: true };
}

/**
 * Whether a booking may be cancelled with the people on it: with `wanted`, before the start and with a reason for all.
 * Refuses `has_selected` where it is not wanted, `booking_started` and `reason_required`.
 * Rule: Cancelling with people, docs/rules/cancellation.md.
 */
export function canReleaseAll(
  facts: { wanted: boolean; selected: number; reason: string; startsAt: Moment },
  now: Moment,
): Verdict<"has_selected" | "booking_started" | "reason_required"> {
  if (facts.selected === 0) return { ok: true };
  if (!facts.wanted) return refuse("has_selected");
  if (now >= facts.startsAt) return refuse("booking_started");
  return isReason(facts.reason) ? { ok: true } : refuse("reason_required");
}

/** A place on a booking that somebody left; `id` is the shift's. */
interface VacatedPlace {
  id: number;
  vacatedAt: Moment;
  /** The start that was agreed with whoever left, where the booking was moved since. */
  agreedStart?: Moment;
}

/**
 * The ids of the places that were filled again in time: each selection before the start fills one place that
 * was left earlier, the oldest first, until the start that was agreed with whoever left it. The employee's penalty and the company's fee both lapse by it.
 * Rule: Places filled again, docs/rules/cancellation.md.
 */
export function refilledPlaces(vacated: VacatedPlace[], selectedAt: Moment[], startsAt: Moment): number[] {
  const waiting = vacated.toSorted((a, b) => a.vacatedAt - b.vacatedAt);
  const refilled: number[] = [];
  for (const moment of selectedAt.toSorted((a, b) => a - b)) {
    const isFillable = ({ vacatedAt, agreedStart = startsAt }: VacatedPlace) =>
      vacatedAt <= moment && moment < agreedStart;
    const oldest = moment < startsAt ? waiting.findIndex(isFillable) : -1;
    for (const { id } of oldest < 0 ? [] : waiting.splice(oldest, 1)) refilled.push(id);
  }
  return refilled;
}
