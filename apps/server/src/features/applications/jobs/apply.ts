import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import { toldBeforehand } from "#server/features/applications/fitness/told-beforehand.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { fitnessOfPerson } from "#server/features/bookings/fitness/fitness.ts";
import { insertShift, type ShiftRow, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { saveAcceptance, textToAccept } from "#server/features/settings/contract-texts/accept-text.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";
import { frozenUntil } from "#texts/da/common/errors.ts";
import { findJob, type JobRow } from "./job.queries.ts";
import { applicableOf, serializeJob } from "./job.serializer.ts";
import { type Applicant, loadApplicant } from "./job-applicant.queries.ts";

/**
 * Applies for the booking with this id, and accepts the agreement; again after withdrawing or being removed. Refuses
 * `not_found`, `text_changed` where another agreement was shown, and what `canApply` refuses; `frozen` says until when. Rule: Applying, docs/rules/applying.md.
 */
export const apply: Handler<typeof jobEndpoints.apply> = ({ session, params, body, now, services }) => {
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const booking = await lockBooking(tx, params.id);
    if (!booking) throw new DomainError("not_found");
    // The office may decline the profile at this moment: what is read of the person is read behind the lock.
    await lockEmployee(tx, employee.id);
    const [job, applicant, fitness] = await Promise.all([
      findJob(tx, employee.id, booking.id),
      loadApplicant(tx, employee.id, now),
      fitnessOfPerson({ db: tx, settings: services.settings, now }, booking, employee.id),
    ]);
    if (!job) throw new DomainError("not_found");
    assertApplicable(job, applicant, now);
    const context = { tx, now, services };
    const agreement = await textToAccept(context, "employee_agreement", { seen: body.terms_version });

    const shift = await saveApplication(tx, employee.id, job, now);
    await saveAcceptance(context, agreement, {
      ...{ employeeId: employee.id, givenWith: "application" as const },
      ...{ bookingId: booking.id, adminId: employee.actorId },
    });
    const event = { type: "shift.apply", id: shift.id, shifts: [shift], booking } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    const answer = serializeJob(withOwnShift(job, shift), applicant, now);
    return { ...answer, ...toldBeforehand(fitness) };
  });
};

function assertApplicable(job: JobRow, applicant: Applicant, now: Moment): void {
  const verdict = applicableOf(job, applicant, now);
  if (verdict.ok) return;
  const isFrozen = verdict.refusal === "frozen" && applicant.frozenUntil !== null;
  throw new DomainError(
    verdict.refusal,
    isFrozen ? { detail: frozenUntil(applicant.frozenUntil ?? now, now) } : {},
  );
}

/** Saves a first application, or that somebody applies again after withdrawing or being removed. */
function saveApplication(tx: Tx, employeeId: number, job: JobRow, now: Moment): Promise<ShiftRow> {
  const applied = {
    status: "applied",
    applied_at: new Date(now),
    reconfirm: false,
    work_date: job.date,
    starts_at: job.starts_at,
    ends_at: job.ends_at,
  } as const;
  if (job.own_shift_id !== null) return updateShift(tx, job.own_shift_id, applied);
  return insertShift(tx, { booking_id: job.id, employee_id: employeeId, ...applied });
}

/** The job as its applicant comes to it from now on. */
function withOwnShift(job: JobRow, shift: ShiftRow): JobRow {
  return {
    ...job,
    own_shift_id: shift.id,
    own_shift_status: shift.status,
    own_shift_checkin: shift.employee_checkin,
    own_shift_arrived_at: shift.arrived_at,
    own_shift_reconfirm: false,
    own_shift_change: null,
    own_shift_left_at: null,
    own_shift_removed_reason: null,
    own_shift_penalty: null,
  };
}
