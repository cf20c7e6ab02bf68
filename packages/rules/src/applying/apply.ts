import { type ProfileState, refusalOfOwnProfile } from "#rules/people/approval.ts";
import { nextShiftStatus, type ShiftState } from "#rules/shifts/transitions.ts";
import type { Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { checkVacancy, type VacancyFacts, type VacancyRefusal } from "./vacancy.ts";

interface ApplyFacts {
  booking: VacancyFacts;
  /** The person's own shift on the booking. */
  shift: ShiftState;
  /** Admins let employees see and work the booking's staff type. */
  isWorkable: boolean;
  /** All five answers for the booking's staff type are stored. */
  hasSkill: boolean;
  /** Whether the person's profile is approved and has a name. */
  profile: ProfileState;
  /** When the profile's freeze ends, null without one. */
  frozenUntil: Moment | null;
  /** A confirmed shift on the same date or overlapping in time (`hasConflict`). */
  hasConflict: boolean;
}

export type ApplyRefusal =
  | Exclude<VacancyRefusal, "full" | "not_bookable">
  | "full_for_employee"
  | "lead_time"
  | "already_applied"
  | "left_before"
  | "transition"
  | "profile_waiting"
  | "profile_declined"
  | "own_name_missing"
  | "frozen"
  | "conflict"
  | "not_workable"
  | "no_skill";

/** Whether an employee may apply now, or the first reason that forbids it. Rule: Applying, docs/rules/applying.md. */
export function canApply(facts: ApplyFacts, now: Moment): Verdict<ApplyRefusal> {
  const next = nextShiftStatus(facts.shift, "apply", "employee");
  if (!next.ok && next.refusal === "already_applied") return refuse("already_applied");
  if (!next.ok) return refuse(hasLeft(facts.shift) ? "left_before" : "transition");
  const vacancy = checkVacancy(facts.booking, now);
  if (!vacancy.ok) return refuse(toldToEmployee(vacancy.refusal));
  if (!facts.isWorkable) return refuse("not_workable");
  const unfit = refusalOfOwnProfile(facts.profile);
  if (unfit) return refuse(unfit);
  if (facts.frozenUntil !== null && now < facts.frozenUntil) return refuse("frozen");
  if (facts.hasConflict) return refuse("conflict");
  return facts.hasSkill ? { ok: true } : refuse("no_skill");
}

/** Whoever cancelled or reported sick is told so; who was hidden by an admin is not. */
function hasLeft(shift: ShiftState): boolean {
  return shift === "cancelled" || shift === "sick";
}

/** Two refusals have a sentence of their own for the person who applies. */
function toldToEmployee(refusal: VacancyRefusal): ApplyRefusal {
  if (refusal === "full") return "full_for_employee";
  return refusal === "not_bookable" ? "lead_time" : refusal;
}
