import { MAX_STAFF } from "#rules/bookings/booking-input.ts";
import { type ProfileState, refusalOfProfile } from "#rules/people/approval.ts";
import { nextShiftStatus, type ShiftState } from "#rules/shifts/transitions.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type Actor, refuse, type Verdict } from "#rules/verdict.ts";
import { checkVacancy, type VacancyFacts, type VacancyRefusal } from "./vacancy.ts";

interface SelectFacts {
  booking: VacancyFacts;
  shift: ShiftState;
  actor: Actor;
  /** Whether the person's profile is approved and has a name. */
  profile: ProfileState;
  /** When the employee's freeze ends, null without one. */
  frozenUntil: Moment | null;
  /** The employee has a confirmed shift on the same date or overlapping in time (`hasConflict`). */
  hasConflict: boolean;
  /** The terms were changed since the person applied, who has not said yes again. */
  mustReconfirm: boolean;
}

type SelectRefusal =
  | VacancyRefusal
  | "forbidden"
  | "transition"
  | "not_reconfirmed"
  | "profile_not_approved"
  | "nameless"
  | "frozen_applicant"
  | "conflict_of_applicant";

/** Whether an applicant may be selected now ('Book nu'). Rule: Selecting, docs/rules/applying.md. */
export function canSelect(facts: SelectFacts, now: Moment): Verdict<SelectRefusal> {
  const next = nextShiftStatus(facts.shift, "select", facts.actor);
  if (!next.ok) return refuse(next.refusal === "forbidden" ? "forbidden" : "transition");
  const vacancy = checkVacancy(facts.booking, now);
  if (!vacancy.ok) return vacancy;
  if (facts.mustReconfirm) return refuse("not_reconfirmed");
  const unfit = refusalOfProfile(facts.profile);
  if (unfit) return refuse(unfit);
  if (facts.frozenUntil !== null && now < facts.frozenUntil) return refuse("frozen_applicant");
  return facts.hasConflict ? refuse("conflict_of_applicant") : { ok: true };
}

/**
 * Whether somebody's place goes when the person is removed, `byOffice` by an admin and not in the company's name.
 * Rule: A place that was added, docs/rules/applying.md.
 */
export function placeGoesWith({ isAdded, byOffice }: { isAdded: boolean; byOffice: boolean }): boolean {
  return isAdded && byOffice;
}

interface AddFacts {
  booking: Pick<VacancyFacts, "status" | "selected" | "places">;
  shift: ShiftState;
  /** Whether the person's profile is approved and has a name. */
  profile: ProfileState;
  hasConflict: boolean;
}

/**
 * Whether an admin may add a worker, also after the date and to a frozen profile; a full booking gets one
 * more place, up to 15. `places` is the number of staff afterwards.
 * Rule: Adding a worker, docs/rules/applying.md.
 */
export function canAddWorker(
  facts: AddFacts,
): Verdict<
  | "booking_cancelled"
  | "already_selected"
  | "profile_not_approved"
  | "nameless"
  | "conflict_of_applicant"
  | "too_many_staff",
  { places: number }
> {
  const { status, selected } = facts.booking;
  if (status === "cancelled") return refuse("booking_cancelled");
  if (!nextShiftStatus(facts.shift, "addByAdmin", "admin").ok) return refuse("already_selected");
  const unfit = refusalOfProfile(facts.profile);
  if (unfit) return refuse(unfit);
  if (facts.hasConflict) return refuse("conflict_of_applicant");
  const places = Math.max(facts.booking.places, selected + 1);
  return places > MAX_STAFF ? refuse("too_many_staff") : { ok: true, places };
}
