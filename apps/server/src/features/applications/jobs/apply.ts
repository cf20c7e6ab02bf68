import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import { lockIfThere } from "#server/features/bookings/booking.queries.ts";
import { invalidateShift } from "#server/features/bookings/notifications/invalidate.ts";
import { insertApplication } from "#server/features/bookings/shifts/noted-changes.ts";
import { updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { warningsAmong } from "#server/features/bookings/shifts/working-time.ts";
import { actorOf, audit, auditNote } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { onboardedEmployee, type Session } from "#server/platform/sessions/session.ts";
import { frozenUntil } from "#texts/da/common/errors.ts";
import type { Applicant, JobRow } from "./job.queries.ts";
import { applicableOf, serializeJob } from "./job.serializer.ts";
import { readJobAndWork } from "./load.ts";

/**
 * Applies for the booking with this id; again after withdrawing or being removed. Refuses `not_found`
 * and what `canApply` refuses; `frozen` says until when. Rule: Applying, docs/rules/applying.md.
 */
export const apply: Handler<typeof jobEndpoints.apply> = ({ session, params, now, services }) => {
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const asked = { employeeId: employee.id, bookingId: params.id, now: new Date(now) };
    if (!(await lockIfThere(tx, params.id))) throw new DomainError("not_found");
    const { jobs, applicant, work } = await readJobAndWork(tx, asked);
    const [job] = jobs;
    if (!job) throw new DomainError("not_found");
    refuseUnlessApplicable(job, applicant, now);

    const shift = await saveApplication(tx, employee.id, job, { session, now });
    await invalidateShift(tx, shift, job);
    const warnings = warningsAmong(work, job, services.settings.workingTime);
    const answer = serializeJob(
      {
        ...job,
        own_shift_id: shift.id,
        own_shift_status: shift.status,
        own_shift_checkin: shift.employee_checkin,
        own_shift_arrived_at: shift.arrived_at,
        own_shift_left_at: null,
        own_shift_removed_reason: null,
        own_shift_penalty: null,
      },
      applicant,
      now,
    );
    return { ...answer, warnings };
  });
};

function refuseUnlessApplicable(job: JobRow, applicant: Applicant, now: Moment): void {
  const verdict = applicableOf(job, applicant, now);
  if (verdict.ok) return;
  const isFrozen = verdict.refusal === "frozen" && applicant.frozenUntil !== null;
  throw new DomainError(
    verdict.refusal,
    isFrozen ? { detail: frozenUntil(applicant.frozenUntil ?? now, now) } : {},
  );
}

/** Also again, after withdrawing or being removed; with the line of the audit log. */
async function saveApplication(
  tx: Tx,
  employeeId: number,
  job: JobRow,
  { session, now }: { readonly session: Session; readonly now: Moment },
) {
  if (job.own_shift_id !== null) {
    const again = await updateShift(tx, job.own_shift_id, { status: "applied", applied_at: new Date(now) });
    await audit(tx, { actor: actorOf(session), action: "apply", entity: "shift", entityId: again.id, now });
    return again;
  }
  return insertApplication(tx, {
    booking_id: job.id,
    employee_id: employeeId,
    work_date: job.date,
    starts_at: job.starts_at,
    ends_at: job.ends_at,
    ...auditNote({ session, now }),
  });
}
