import type { standbyEndpoints as rows } from "#contract/applications/standby.endpoints.ts";
import { canTakeOffer } from "#rules/applying/standby.ts";
import type { Moment } from "#rules/time/moment.ts";
import { givePlace } from "#server/features/applications/applicants/select-applicant.ts";
import { findJob } from "#server/features/applications/jobs/job.queries.ts";
import { hasConflictOf, vacancyOf } from "#server/features/applications/jobs/job.serializer.ts";
import { loadApplicant } from "#server/features/applications/jobs/job-applicant.queries.ts";
import { loadJobAnswer } from "#server/features/applications/jobs/load-job-answer.ts";
import { type LockedBooking, lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";
import { ownDeclinedRefusal } from "#texts/da/common/errors.ts";
import { fillAtOnce } from "./fill-from-standby.ts";
import { endOffer, lastOffer, leaveStandbyQueue, type OfferRow } from "./offer.queries.ts";

/**
 * Takes the offered shift. The booking is locked, so of several who say yes at once the first gets the place; a repeat
 * by the winner changes nothing. Refuses `not_found` for who was never asked, and what `canTakeOffer` refuses.
 * Rules: Taking an offer; Answering an offer, docs/rules/applying.md.
 */
export const acceptOffer: Handler<typeof rows.acceptOffer> = ({ session, params, now, services }) => {
  const caller = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const booking = await lockBooking(tx, params.id);
    const offer = booking && (await lastOffer(tx, booking.id, caller.id));
    if (!booking || !offer) throw new DomainError("not_found");
    const shifts = await lockShiftsOfBooking(tx, booking.id);
    const own = shifts.find(({ employee_id }) => employee_id === caller.id);
    if (own?.status !== "selected") {
      // The office may decline the profile at this moment: what is read of the person is read behind the lock.
      const employee = await lockEmployee(tx, caller.id);
      if (!employee) throw new DomainError("not_found");
      await assertOffered(tx, offer, { booking, shifts }, now);
      await endOffer(tx, booking.id, caller.id, "accepted", now);
      const context = { tx, now, services };
      const corporation = await getCorporation(tx, booking.corporation_id);
      const shift = await givePlace(context, { booking, shifts, corporation }, employee, {
        how: "offer",
        actor: { kind: "employee", id: caller.id },
        reason: "",
      }).catch(rethrowForEmployee);
      const event = { type: "shift.accept_offer", id: shift.id, shifts: [shift], booking } as const;
      await record({ tx, actor: actorOf(session), now }, event);
    }
    return loadJobAnswer(tx, caller.id, booking.id, now);
  });
};

/** Who takes the place reads of another shift as of an own one. */
function rethrowForEmployee(error: unknown): never {
  const isBooked = error instanceof DomainError && error.code === "conflict_of_applicant";
  if (isBooked) throw new DomainError("already_booked");
  throw error;
}

async function assertOffered(
  tx: Tx,
  offer: OfferRow,
  { booking, shifts }: LockedBooking,
  now: Moment,
): Promise<void> {
  if (offer.state === "taken") throw new DomainError("offer_taken");
  if (offer.state === "declined") throw new DomainError("offer_ended", { detail: ownDeclinedRefusal });
  if (offer.state !== "open") throw new DomainError("offer_ended");
  const job = await findJob(tx, offer.employee_id, offer.booking_id);
  if (!job) throw new DomainError("not_found");
  const applicant = await loadApplicant(tx, offer.employee_id, now);
  const verdict = canTakeOffer(
    {
      booking: {
        ...vacancyOf(job),
        endsAt: booking.ends_at.getTime(),
        notMet: shifts.filter((one) => one.status === "selected" && one.not_met_for_booking).length,
      },
      shift: job.own_shift_status ?? "none",
      hasSkill: job.has_skill,
      profile: applicant.profile,
      frozenUntil: applicant.frozenUntil,
      hasConflict: hasConflictOf(job, applicant),
      offerEndsAt: offer.expires_at.getTime(),
    },
    now,
  );
  if (!verdict.ok) throw new DomainError(verdict.refusal);
}

/** Says no, and leaves the standby queue; it costs nothing, and the next is asked. Refuses `not_found` for who was never asked. */
export const declineOffer: Handler<typeof rows.declineOffer> = async (call) => {
  const caller = onboardedEmployee(call.session);
  await declineAndSave(call, caller);
  await fillAtOnce(call, call.params.id);
  return loadJobAnswer(call.services.db, caller.id, call.params.id, call.now);
};

function declineAndSave(
  { session, params, now, services }: RequestContext<typeof rows.declineOffer>,
  caller: { id: number },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const booking = await lockBooking(tx, params.id);
    const offer = booking && (await lastOffer(tx, booking.id, caller.id));
    if (!booking || !offer) throw new DomainError("not_found");
    if (offer.state === "open") {
      await endOffer(tx, booking.id, caller.id, "declined", now);
      await leaveStandbyQueue(tx, booking.id, caller.id);
      const employees = [caller.id];
      const event = { type: "booking.decline_offer", id: booking.id, booking, employees } as const;
      await record({ tx, actor: actorOf(session), now }, event);
    }
  });
}
