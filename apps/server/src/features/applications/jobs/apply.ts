import type { jobEndpoints } from "#contract/applications/endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type Applicant, applicableOf } from "#server/features/applications/serializers/applicable.ts";
import { employeeBookingView } from "#server/features/applications/serializers/employee-booking.ts";
import { loadApplicant } from "#server/features/applications/serializers/employee-bookings.ts";
import { invalidateShift } from "#server/features/bookings/notifications/invalidate.ts";
import { lockBooking } from "#server/features/bookings/queries.ts";
import { insertShift, type ShiftRow, updateShift } from "#server/features/bookings/shifts/queries.ts";
import { onboardedEmployee } from "#server/features/employees/profile/onboarded.ts";
import { ratingOf } from "#server/features/ratings/ratings.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { frozenUntil } from "#texts/da/errors.ts";
import { type JobRow, loadJobs, shiftsOn } from "./queries.ts";

/**
 * Applies for the booking with this id; again after withdrawing or being removed. Refuses `not_found`
 * and what `canApply` refuses; `frozen` says until when.
 */
export const apply: Handler<typeof jobEndpoints.apply> = ({ session, params, now, services }) => {
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const [job] = (await lockBooking(tx, params.id)) ? await loadJobs(tx, [params.id]) : [];
    if (!job) throw new DomainError("not_found");
    const [before] = await shiftsOn(tx, employee.id, [job.id]);
    const applicant = await loadApplicant(tx, employee.id, now);
    checkApplicable(job, before, applicant, now);

    const shift = await saveApplication(tx, employee.id, job, before, now);
    await audit(tx, { actor: actorOf(session), action: "apply", entity: "shift", entityId: shift.id, now });
    await invalidateShift(tx, shift, job);
    const rating = await ratingOf(tx, "corporation", job.corporation_id);
    return employeeBookingView(job, { shift, applicant, rating }, now);
  });
};

function checkApplicable(job: JobRow, shift: ShiftRow | undefined, applicant: Applicant, now: Moment): void {
  const verdict = applicableOf(job, shift?.status ?? "none", applicant, now);
  if (verdict.ok) return;
  const isFrozen = verdict.refusal === "frozen" && applicant.frozenUntil !== null;
  throw new DomainError(
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
