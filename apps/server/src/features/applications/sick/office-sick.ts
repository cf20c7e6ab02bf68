import type { sickEndpoints as rows } from "#contract/applications/sick.endpoints.ts";
import { canDecideLateSick, canReportForPerson } from "#rules/cancelling/sick-report.ts";
import { fillAtOnce } from "#server/features/applications/offers/fill-from-standby.ts";
import { type BookingRow, lockBookingOfShift } from "#server/features/bookings/booking.queries.ts";
import { lastMissed, settleNote } from "#server/features/bookings/missed/missed-arrival.queries.ts";
import {
  lockShift,
  type ShiftRow,
  shiftsOfBookings,
  updateShift,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { penaliseCancellation } from "#server/features/reputation/penalties.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { saveSick } from "./report-sick.ts";
import { notifyReportedSick, notifySickDecision } from "./sick.notifications.ts";

/**
 * Reports somebody sick or absent for them, until the end of the shift: the telephone has rung. Company and person are
 * told, and the place goes to standby at once. Refuses `not_found`, `not_selected`, `already_arrived`, `booking_ended`
 * and `reason_required`. Rule: Reporting somebody sick, docs/rules/cancellation.md.
 */
export const reportForPerson: Handler<typeof rows.reportForPerson> = async (call) => {
  const bookingId = await inTransaction(call.services.db, async (tx) => {
    const { session, params, body, now, services } = call;
    const { booking, shift: before } = await lockBoth(tx, params.id);
    const verdict = canReportForPerson(
      {
        shift: before.status,
        hasArrived: before.arrived_at !== null || before.employee_checkin_time !== null,
        endsAt: booking.ends_at.getTime(),
        reason: body.reason,
      },
      now,
    );
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    const context = { tx, now, services };
    const shift = await saveSick(context, before, { reason: body.reason, isLate: false, by: "admin" });
    const missed = await lastMissed(tx, shift.id);
    if (missed?.state === "open") {
      await settleNote(tx, missed.id, { state: "excused", by: "office", reason: body.reason }, now);
    }
    await notifyReportedSick(context, booking, shift);
    const actor = actorOf(session);
    await record(
      { tx, actor, now },
      { type: "shift.report_sick_for_person", id: shift.id, shifts: [shift], booking },
    );
    const applicants = await shiftsOfBookings(tx, [booking.id], ["applied"]);
    await record({ tx, actor, now }, { type: "shift.chances_changed", shifts: applicants });
    return booking.id;
  });
  await fillAtOnce(call, bookingId);
  return { shift_id: call.params.id };
};

/**
 * Decides on a sick report that came after the usual window: excused, or a late cancellation with its card as of the
 * moment of the report. The person is told. Decided once: a second decision is `nothing_to_answer`. Refuses `not_found`
 * and `reason_required`. Rule: Deciding on a late sick report, docs/rules/cancellation.md.
 */
export const decideLateSick: Handler<typeof rows.decideLateSick> = ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const { booking, shift: before } = await lockBoth(tx, params.id);
    const verdict = canDecideLateSick({
      isSick: before.status === "sick",
      isLate: before.sick_late,
      isDecided: before.sick_decision !== null,
      reason: body.reason,
    });
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    const { decision, reason } = body;
    const isCancellation = decision === "late_cancellation";
    const shift = await updateShift(tx, before.id, {
      ...{ sick_decision: decision, sick_decision_reason: reason },
      ...(isCancellation && { status: "cancelled" as const }),
    });
    const context = { tx, now, services };
    // A place that was filled again has made the cancellation good.
    if (isCancellation && before.cancellation_fee_lapsed_at === null) {
      const reportedAt = before.cancelled_at?.getTime() ?? now;
      const penalised = { ...shift, corporation_id: booking.corporation_id };
      await penaliseCancellation({ ...context, now: reportedAt }, penalised);
    }
    await notifySickDecision(context, booking, shift);
    const event = { type: "shift.decide_late_sick", id: shift.id, shifts: [shift], booking } as const;
    await record({ tx, actor: actorOf(session), now }, { ...event, detail: { decision, reason } });
    return { shift_id: shift.id, decision };
  });

async function lockBoth(tx: Tx, shiftId: number): Promise<{ booking: BookingRow; shift: ShiftRow }> {
  const booking = await lockBookingOfShift(tx, shiftId);
  const shift = await lockShift(tx, shiftId);
  if (!booking || !shift || !(await findEmployee(tx, shift.employee_id))) throw new DomainError("not_found");
  return { booking, shift };
}
