import type { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { canCancel } from "#rules/cancelling/leave.ts";
import { canReportSick } from "#rules/cancelling/sick-report.ts";
import { nextShiftStatus } from "#rules/shifts/transitions.ts";
import {
  type Departure,
  notifyAdminsOfLateCancellation,
  notifyCancellation,
} from "#server/features/applications/application.notifications.ts";
import { fillAtOnce } from "#server/features/applications/offers/fill-from-standby.ts";
import { leftWith, saveSick } from "#server/features/applications/sick/report-sick.ts";
import { releaseAfterChange } from "#server/features/bookings/agreement/release-after-change.ts";
import {
  findOpenChange,
  type TermChangeRow,
} from "#server/features/bookings/agreement/term-change.queries.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { findShift, shiftsOfBookings, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import {
  isFreezeHeld,
  penaliseCancellation,
  previewCancellation,
} from "#server/features/reputation/penalties.ts";
import { averageWith } from "#server/features/reputation/rating.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { employeeOf, onboardedEmployee } from "#server/platform/sessions/session.ts";
import { loadJobAnswer } from "./load-job-answer.ts";
import { lockOwnShift, type OwnShift } from "./lock-own-shift.ts";

/**
 * What cancelling a confirmed shift costs now. Refuses `nothing_to_cancel`, and `answer_change_first` where changed terms
 * wait for an answer: then it costs nothing.
 * Rule: Card for a cancellation, docs/rules/cancellation.md.
 */
export const cancellationCost: Handler<typeof jobEndpoints.cancellationCost> = async ({
  session,
  params,
  now,
  services: { db, settings },
}) => {
  const employee = employeeOf(session);
  const shift = await db
    .selectFrom("shifts")
    .select(["id", "employee_id"])
    .where("booking_id", "=", params.id)
    .where("employee_id", "=", employee.id)
    .where("status", "=", "selected")
    .where("starts_at", ">", new Date(now))
    .executeTakeFirst();
  if (!shift) throw new DomainError("nothing_to_cancel");
  if (await findOpenChange(db, shift.id)) throw new DomainError("answer_change_first");
  const penalty = await previewCancellation(db, shift, now);
  const { kind, card, freezeUntil } = penalty;
  return {
    is_late: kind === "late",
    card,
    freeze_until: freezeUntil === null ? null : new Date(freezeUntil).toISOString(),
    held: isFreezeHeld(penalty, settings, now),
    star: kind === "late" ? await averageWith(db, employee.id, 1) : null,
  };
};

/**
 * Leaves a booking, in the way that the shift's own status asks for: an application is withdrawn, a confirmed
 * shift cancelled with a reason or, with `sick`, reported sick. So a withdrawal that meets
 * the hiring never becomes a penalised cancellation: it lacks the reason. The place goes to standby at once. Refuses
 * `nothing_to_cancel`, `shift_started`, `reason_required`, `already_arrived` and `sick_window`.
 */
export const leave: Handler<typeof jobEndpoints.cancel> = async (call) => {
  const { answer, employeeId, hasLeftPlace } = await leaveAndSave(call);
  if (!hasLeftPlace) return answer;
  await fillAtOnce(call, call.params.id);
  // The page has heard of who follows by now: an answer from before would put it back.
  return withLate(await loadJobAnswer(call.services.db, employeeId, call.params.id, call.now));
};

/** Whether it was a sick report after the usual window, on which the office decides. */
function withLate(answer: Awaited<ReturnType<typeof loadJobAnswer>>) {
  return { ...answer, late: answer.shift?.status === "sick" && answer.shift.sick?.late === true };
}

function leaveAndSave({ session, params, body, now, services }: RequestContext<typeof jobEndpoints.cancel>) {
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const own = await lockOwnShift(tx, employee.id, params.id);
    if (!own) throw new DomainError("nothing_to_cancel");
    const { shift, booking } = own;
    const reason = body.cancellation_reason ?? "";
    const action = await leaveShift({ tx, now, services }, own, reason, body.sick ?? false);
    const actor = actorOf(session);
    await record({ tx, actor, now }, { type: `shift.${action}`, id: shift.id, shifts: [shift], booking });
    if (action !== "withdraw") {
      const applicants = await shiftsOfBookings(tx, [booking.id], ["applied"]);
      await record({ tx, actor, now }, { type: "shift.chances_changed", shifts: applicants });
    }
    const answer = withLate(await loadJobAnswer(tx, employee.id, booking.id, now));
    return { answer, employeeId: employee.id, hasLeftPlace: action !== "withdraw" };
  });
}

/** Saves what leaving this shift is, and says which of the three it was. */
async function leaveShift(
  context: MessageContext,
  own: OwnShift,
  reason: string,
  isSick: boolean,
): Promise<"withdraw" | "cancel" | "report_sick"> {
  const { id, status } = own.shift;
  if (status === "selected") {
    if (isSick) {
      await reportSick(context, own, reason);
      return "report_sick";
    }
    await cancel(context, own, reason);
    return "cancel";
  }
  if (!nextShiftStatus(status, "withdraw", "employee").ok) throw new DomainError("nothing_to_cancel");
  await updateShift(context.tx, id, { status: "withdrawn" });
  return "withdraw";
}

async function cancel(context: MessageContext, own: OwnShift, reason: string): Promise<void> {
  const { tx, now } = context;
  const { shift, booking } = own;
  // Whoever is asked about changed terms and leaves has said no, which costs nothing.
  const change = await findOpenChange(tx, shift.id);
  if (change && now < booking.starts_at.getTime()) return sayNo(context, own, change);
  const startsAt = booking.starts_at.getTime();
  const verdict = canCancel({ shift: shift.status, startsAt, reason }, now);
  if (!verdict.ok) throw new DomainError(verdict.refusal);

  await updateShift(tx, shift.id, { status: "cancelled", ...leftWith(startsAt, reason, now) });
  const kind = await penaliseCancellation(context, { ...shift, corporation_id: booking.corporation_id });
  const departure = await departureOf(context, own, reason);
  await notifyCancellation(context, departure);
  if (kind === "late") await notifyAdminsOfLateCancellation(context, departure);
}

async function sayNo(
  context: MessageContext,
  { shift, booking }: OwnShift,
  change: TermChangeRow,
): Promise<void> {
  const [whole, row] = [await findBooking(context.tx, booking.id), await findShift(context.tx, shift.id)];
  if (!whole || !row) throw new Error(`Shift ${shift.id} lacks its booking.`);
  await releaseAfterChange(context, { booking: whole, shift: row }, change, "declined");
}

async function reportSick(context: MessageContext, own: OwnShift, reason: string): Promise<void> {
  const { now } = context;
  const { shift, booking } = own;
  const startsAt = booking.starts_at.getTime();
  const hasArrived = shift.arrived_at !== null;
  const facts = { shift: shift.status, date: booking.date, startsAt, hasArrived };
  const verdict = canReportSick(facts, now);
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  const report = { reason, isLate: verdict.isLate, by: "employee" } as const;
  await saveSick(context, { id: shift.id, booking_id: booking.id }, report);
}

async function departureOf({ tx }: MessageContext, own: OwnShift, reason: string): Promise<Departure> {
  const { shift } = own;
  const [booking, corporation, employee] = await Promise.all([
    findBooking(tx, own.booking.id),
    findCorporation(tx, own.booking.corporation_id),
    findEmployee(tx, shift.employee_id),
  ]);
  if (!booking || !corporation || !employee)
    throw new Error(`Shift ${shift.id} lacks its booking, its company or its employee.`);
  return { shiftId: shift.id, booking, corporation, employee, reason };
}
