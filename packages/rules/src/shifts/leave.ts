import type { Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { nextShiftStatus, type ShiftState } from "./transitions.ts";

const REASON_MAX_LENGTH = 300;

/** Whether a reason is given and short enough: 1 to 300 characters, blanks do not count (E-233, E-319). */
export function isReason(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= REASON_MAX_LENGTH;
}

/** Whether a confirmed shift may be cancelled by its employee: before the start, with a reason. */
export function canCancel(
  facts: { shift: ShiftState; startsAt: Moment; reason: string },
  now: Moment,
): Verdict<"transition" | "shift_started" | "reason_required"> {
  if (!nextShiftStatus(facts.shift, "cancel", "employee").ok) return refuse("transition");
  if (now >= facts.startsAt) return refuse("shift_started");
  return isReason(facts.reason) ? { ok: true } : refuse("reason_required");
}

/** Whether a selected person may be removed by the company or an admin: with a reason (C-425). */
export function canRemove(facts: {
  shift: ShiftState;
  reason: string;
}): Verdict<"transition" | "reason_required"> {
  if (!nextShiftStatus(facts.shift, "remove", "admin").ok) return refuse("transition");
  return facts.reason.trim() === "" ? refuse("reason_required") : { ok: true };
}
