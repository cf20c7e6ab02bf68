import type { standbyEndpoints as rows } from "#contract/applications/standby.endpoints.ts";
import { findJob, waitingJobs } from "#server/features/applications/jobs/job.queries.ts";
import { serializeJob, standbyOf } from "#server/features/applications/jobs/job.serializer.ts";
import { loadApplicant } from "#server/features/applications/jobs/job-applicant.queries.ts";
import { loadJobAnswer } from "#server/features/applications/jobs/load-job-answer.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { employeeOf, onboardedEmployee } from "#server/platform/sessions/session.ts";
import { fillAtOnce } from "./fill-from-standby.ts";
import { endOffer, leaveStandbyQueue } from "./offer.queries.ts";

/** Jobs that the caller stands by for or is asked to take. */
export const waiting: Handler<typeof rows.waiting> = async ({ session, now, services: { db } }) => {
  const { id } = employeeOf(session);
  const [jobs, applicant] = await Promise.all([waitingJobs(db, id, now), loadApplicant(db, id, now)]);
  return jobs.map((job) => serializeJob(job, applicant, now));
};

/**
 * Stands by for a full booking; again to change whether one is asked first. Refuses `not_found` and what
 * `canStandBy` refuses. Rule: Standby, docs/rules/applying.md.
 */
export const standBy: Handler<typeof rows.standBy> = ({ session, params, body, now, services }) => {
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const booking = await lockBooking(tx, params.id);
    await lockEmployee(tx, employee.id);
    const job = booking && (await findJob(tx, employee.id, booking.id));
    if (!booking || !job) throw new DomainError("not_found");
    const applicant = await loadApplicant(tx, employee.id, now);
    const isWaiting = job.standby_id !== null && job.standby_struck_off_at === null;
    const verdict = standbyOf(job, applicant, now);
    // Who waits already may change its mind about being asked, also while a place is free.
    if (!verdict.ok && !isWaiting) throw new DomainError(verdict.refusal);
    await tx
      .insertInto("standby_places")
      .values({
        booking_id: booking.id,
        employee_id: employee.id,
        auto: body.auto,
        since: new Date(now),
      })
      .onConflict((conflict) =>
        conflict.columns(["booking_id", "employee_id"]).doUpdateSet({ auto: body.auto }),
      )
      .execute();
    const event = { type: "booking.stand_by", id: booking.id, booking, employees: [employee.id] } as const;
    await record({ tx, actor: actorOf(session), now }, { ...event, detail: { auto: body.auto } });
    return loadJobAnswer(tx, employee.id, booking.id, now);
  });
};

/** Leaves the standby queue; an offer from it ends, and the next is asked. Refuses `not_found` for a booking that is not there. */
export const leaveStandby: Handler<typeof rows.leaveStandby> = async (call) => {
  const employee = onboardedEmployee(call.session);
  await leaveAndSave(call, employee);
  await fillAtOnce(call, call.params.id);
  return loadJobAnswer(call.services.db, employee.id, call.params.id, call.now);
};

function leaveAndSave(
  { session, params, now, services }: RequestContext<typeof rows.leaveStandby>,
  employee: { id: number },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const booking = await lockBooking(tx, params.id);
    const job = booking && (await findJob(tx, employee.id, booking.id));
    if (!booking || !job) throw new DomainError("not_found");
    if (job.standby_id !== null && job.standby_struck_off_at === null) {
      await leaveStandbyQueue(tx, booking.id, employee.id);
      await endOffer(tx, booking.id, employee.id, "declined", now);
      const employees = [employee.id];
      const event = { type: "booking.leave_standby", id: booking.id, booking, employees } as const;
      await record({ tx, actor: actorOf(session), now }, event);
    }
  });
}
