import type { jobEndpoints } from "#contract/areas/jobs.ts";
import type { Moment } from "#rules/time/moment.ts";
import { actorOf } from "#server/areas/actor.ts";
import { onboardedEmployee } from "#server/areas/onboarded.ts";
import type { Verb } from "#server/areas/verb.ts";
import { announceShift } from "#server/bookings/announce-shift.ts";
import { loadApplicant } from "#server/bookings/show/employee-bookings.ts";
import type { Tx } from "#server/db/database.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { lockBooking } from "#server/stores/bookings/bookings.ts";
import { type JobRow, loadJobs, shiftsOn } from "#server/stores/shifts/employee-shifts.ts";
import { ratingOf } from "#server/stores/shifts/ratings.ts";
import { insertShift, type ShiftRow, updateShift } from "#server/stores/shifts/shifts.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { type Applicant, applicableOf } from "#server/views/shifts/applicable.ts";
import { employeeBookingView } from "#server/views/shifts/employee-booking.ts";
import { frozenUntil } from "#texts/da/errors.ts";

/**
 * Applies for the booking with this id; again after withdrawing or being removed. Refuses `not_found`
 * and what `canApply` refuses; `frozen` says until when.
 */
export const apply: Verb<typeof jobEndpoints.apply> = ({ session, params, now, services }) => {
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const [job] = (await lockBooking(tx, params.id)) ? await loadJobs(tx, [params.id]) : [];
    if (!job) throw new Refused("not_found");
    const [before] = await shiftsOn(tx, employee.id, [job.id]);
    const applicant = await loadApplicant(tx, employee.id, now);
    checkApplicable(job, before, applicant, now);

    const shift = await saveApplication(tx, employee.id, job, before, now);
    await audit(tx, { actor: actorOf(session), action: "apply", entity: "shift", entityId: shift.id, now });
    await announceShift(tx, shift, job);
    const rating = await ratingOf(tx, "corporation", job.corporation_id);
    return employeeBookingView(job, { shift, applicant, rating }, now);
  });
};

function checkApplicable(job: JobRow, shift: ShiftRow | undefined, applicant: Applicant, now: Moment): void {
  const verdict = applicableOf(job, shift?.status ?? "none", applicant, now);
  if (verdict.ok) return;
  const isFrozen = verdict.refusal === "frozen" && applicant.frozenUntil !== null;
  throw new Refused(
    verdict.refusal,
    isFrozen ? { detail: frozenUntil(applicant.frozenUntil ?? now, now) } : {},
  );
}

function saveApplication(
  tx: Tx,
  employeeId: number,
  job: JobRow,
  before: ShiftRow | undefined,
  now: Moment,
): Promise<ShiftRow> {
  const application = { status: "applied" as const, applied_at: new Date(now) };
  if (before) return updateShift(tx, before.id, application);
  return insertShift(tx, {
    booking_id: job.id,
    employee_id: employeeId,
    work_date: job.date,
    starts_at: job.starts_at,
    ends_at: job.ends_at,
    ...application,
  });
}
