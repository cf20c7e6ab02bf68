import type { standbyEndpoints as rows } from "#contract/applications/standby.endpoints.ts";
import { loadJobs } from "#server/features/applications/jobs/job.queries.ts";
import { standbyOf } from "#server/features/applications/jobs/job.serializer.ts";
import {
  loadApplicant,
  loadJobAnswer,
  readWaitingJobs,
  serializeJobs,
} from "#server/features/applications/jobs/load.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { invalidateBooking } from "#server/features/bookings/notifications/invalidate.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Call, Handler } from "#server/platform/http/handler.ts";
import { employeeOf, onboardedEmployee } from "#server/platform/sessions/session.ts";
import { fillAtOnce } from "./fill-from-standby.ts";
import { endOffer, leaveLine } from "./offer.queries.ts";

/** Jobs that the caller stands by for or is asked to take. */
export const waiting: Handler<typeof rows.waiting> = async ({ session, now, services: { db } }) => {
  const { id } = employeeOf(session);
  return serializeJobs(await readWaitingJobs(db, { employeeId: id, now: new Date(now) }), now);
};

/**
 * Stands by for a full booking; again to change whether one is asked first. Refuses `not_found` and what
 * `canStandBy` refuses. Rule: Standby, docs/rules/applying.md.
 */
export const standBy: Handler<typeof rows.standBy> = ({ session, params, body, now, services }) => {
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const booking = await lockBooking(tx, params.id);
    const [job] = booking ? await loadJobs(tx, employee.id, [params.id]) : [];
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
    const entry = {
      action: "stand_by",
      entity: "booking",
      entityId: booking.id,
      detail: { auto: body.auto },
    };
    await audit(tx, { actor: actorOf(session), ...entry, now });
    await invalidateBooking(tx, booking, [employee.id]);
    return loadJobAnswer(tx, employee.id, booking.id, now);
  });
};

/** Leaves the line; an offer from it ends, and the next is asked. Refuses `not_found` for a booking that is not there. */
export const leaveStandby: Handler<typeof rows.leaveStandby> = async (call) => {
  const employee = onboardedEmployee(call.session);
  await leaveAndSave(call, employee);
  await fillAtOnce(call, call.params.id);
  return loadJobAnswer(call.services.db, employee.id, call.params.id, call.now);
};

function leaveAndSave(
  { session, params, now, services }: Call<typeof rows.leaveStandby>,
  employee: { id: number },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const booking = await lockBooking(tx, params.id);
    const [job] = booking ? await loadJobs(tx, employee.id, [params.id]) : [];
    if (!booking || !job) throw new DomainError("not_found");
    if (job.standby_id !== null && job.standby_struck_off_at === null) {
      await leaveLine(tx, booking.id, employee.id);
      await endOffer(tx, booking.id, employee.id, "declined", now);
      const entry = { action: "leave_standby", entity: "booking", entityId: booking.id };
      await audit(tx, { actor: actorOf(session), ...entry, now });
      await invalidateBooking(tx, booking, [employee.id]);
    }
  });
}
