import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { earliestAgreedStart } from "#rules/agreement/terms.ts";
import { fillAtOnce } from "#server/features/applications/offers/fill-from-standby.ts";
import { releaseAfterChange } from "#server/features/bookings/agreement/release-after-change.ts";
import { findOpenChange, settleChange } from "#server/features/bookings/agreement/term-change.queries.ts";
import { lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";
import { loadJobAnswer } from "./load-job-answer.ts";

/**
 * Answers changed terms of a confirmed shift until its start, also after the time to answer where nobody has been
 * released yet. A no costs the person nothing, and the place goes to standby at once. Refuses `not_found` without a
 * shift, `nothing_to_answer` and `shift_started`. Rule: Silence after a change, docs/rules/agreement.md.
 */
export const answerChange: Handler<typeof jobEndpoints.answerChange> = async (call) => {
  const answer = await saveAnswer(call);
  if (call.body.answer === "yes") return answer;
  await fillAtOnce(call, call.params.bookingId);
  return loadJobAnswer(call.services.db, onboardedEmployee(call.session).id, call.params.bookingId, call.now);
};

function saveAnswer({
  session,
  params,
  body,
  now,
  services,
}: RequestContext<typeof jobEndpoints.answerChange>) {
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const { booking, shift } = await lockOwn(tx, employee.id, params.bookingId, "selected");
    const change = await findOpenChange(tx, shift.id);
    if (!change) throw new DomainError("nothing_to_answer");
    if (now >= booking.starts_at.getTime()) throw new DomainError("shift_started");
    const actor = actorOf(session);
    if (body.answer === "no") {
      await releaseAfterChange({ tx, now, services }, { booking, shift }, change, "declined", actor);
    } else {
      await settleChange(tx, shift.id, "accepted", now);
      const earliest = earliestAgreedStart(
        shift.earliest_start?.getTime() ?? null,
        booking.starts_at.getTime(),
      );
      await updateShift(tx, shift.id, { earliest_start: new Date(earliest) });
      await record(
        { tx, actor, now },
        { type: "shift.accept_change", id: shift.id, shifts: [shift], booking },
      );
    }
    return loadJobAnswer(tx, employee.id, booking.id, now);
  });
}

/**
 * Says yes again to a job that was changed after the caller applied. Refuses `not_found` without a shift, and
 * `nothing_to_answer`.
 */
export const reconfirm: Handler<typeof jobEndpoints.reconfirm> = ({ session, params, now, services }) => {
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const { booking, shift } = await lockOwn(tx, employee.id, params.bookingId, "applied");
    if (!shift.reconfirm) throw new DomainError("nothing_to_answer");
    const after = await updateShift(tx, shift.id, { reconfirm: false });
    const event = { type: "shift.reconfirm", id: shift.id, shifts: [after], booking } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return loadJobAnswer(tx, employee.id, booking.id, now);
  });
};

/**
 * The caller's shift of a status on a booking, both locked. Refuses `not_found` without any shift, and
 * `nothing_to_answer` where it has another status by now.
 */
async function lockOwn(tx: Tx, employeeId: number, bookingId: number, status: "selected" | "applied") {
  const booking = await lockBooking(tx, bookingId);
  const shifts = booking ? await lockShiftsOfBooking(tx, booking.id) : [];
  const shift = shifts.find((one) => one.employee_id === employeeId);
  if (!booking || !shift) throw new DomainError("not_found");
  if (shift.status !== status) throw new DomainError("nothing_to_answer");
  return { booking, shift };
}
