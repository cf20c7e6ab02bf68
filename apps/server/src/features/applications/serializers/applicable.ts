import { type ApplyRefusal, canApply } from "#rules/applying/apply.ts";
import { hasConflict, type ShiftTime } from "#rules/applying/vacancy.ts";
import type { ShiftState } from "#rules/shifts/transitions.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Verdict } from "#rules/verdict.ts";
import type { JobRow } from "#server/features/applications/jobs/queries.ts";

/** What of a person decides which jobs can be applied for. */
export interface Applicant {
  /** Staff types whose five questions are answered. */
  readonly skills: ReadonlySet<number>;
  readonly frozenUntil: Moment | null;
  /** The confirmed shifts that are not over. */
  readonly confirmed: readonly (ShiftTime & { readonly bookingId: number })[];
}

/** Whether the person can apply for the job now, and why not. */
export function applicableOf(
  job: JobRow,
  shift: ShiftState,
  applicant: Applicant,
  now: Moment,
): Verdict<ApplyRefusal> {
  return canApply(
    {
      booking: vacancyOf(job),
      shift,
      isWorkable: job.worker,
      hasSkill: applicant.skills.has(job.staff_type_id),
      frozenUntil: applicant.frozenUntil,
      hasConflict: hasConflict(
        { date: job.date, startsAt: job.starts_at.getTime(), endsAt: job.ends_at.getTime() },
        applicant.confirmed.filter(({ bookingId }) => bookingId !== job.id),
      ),
    },
    now,
  );
}

/** A booking as somebody sees it who applies for it. */
export function vacancyOf(job: JobRow) {
  return {
    status: job.status,
    approved: job.approved_at !== null,
    startsAt: job.starts_at.getTime(),
    selected: job.selected,
    places: job.number_of_staff,
  };
}
