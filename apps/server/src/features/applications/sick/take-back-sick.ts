import type { sickEndpoints as rows } from "#contract/applications/sick.endpoints.ts";
import { termNames } from "#rules/agreement/terms.ts";
import { canTakeBackSick } from "#rules/cancelling/sick-report.ts";
import type { Moment } from "#rules/time/moment.ts";
import { NEVER_LEFT } from "#server/features/applications/applicants/select-applicant.ts";
import { loadJobAnswer } from "#server/features/applications/jobs/load-job-answer.ts";
import { settleOffers } from "#server/features/applications/offers/offer.queries.ts";
import { editsOf } from "#server/features/bookings/agreement/booking-edits.ts";
import { changesOfBooking } from "#server/features/bookings/agreement/term-change.queries.ts";
import {
  type LockedBooking,
  lockBooking,
  lockBookingOfShift,
} from "#server/features/bookings/booking.queries.ts";
import { checkPlace, keepCheck } from "#server/features/bookings/fitness/fitness-checks.ts";
import {
  lockShiftsOfBooking,
  type ShiftRow,
  shiftsOfBookings,
  updateShift,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { type Actor, actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";
import { notifySickTakenBack } from "./sick.notifications.ts";

type Reporter = "employee" | "admin";

/**
 * Takes the caller's own sick report back until the start: the shift is theirs again, and the company is told. Refuses
 * `not_found` without a shift, what `canTakeBackSick` refuses, and `already_booked` for somebody who has another shift
 * by now. Rule: Taking a sick report back, docs/rules/cancellation.md.
 */
export const takeBackSick: Handler<typeof rows.takeBack> = ({ session, params, now, services }) => {
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const booking = await lockBooking(tx, params.bookingId);
    const shifts = booking ? await lockShiftsOfBooking(tx, booking.id) : [];
    const shift = shifts.find((one) => one.employee_id === employee.id);
    if (!booking || !shift) throw new DomainError("not_found");
    await giveBack({ tx, now, services }, { booking, shifts }, shift, {
      by: "employee",
      actor: actorOf(session),
    });
    return loadJobAnswer(tx, employee.id, booking.id, now);
  });
};

/**
 * Takes anybody's sick report back for the office until the end of the shift; company and person are told. Refuses
 * `not_found`, what `canTakeBackSick` refuses, and `conflict_of_applicant` for somebody who has another shift by now.
 * Rule: Taking a sick report back, docs/rules/cancellation.md.
 */
export const takeBackForPerson: Handler<typeof rows.takeBackForPerson> = ({
  session,
  params,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const booking = await lockBookingOfShift(tx, params.id);
    const shifts = booking ? await lockShiftsOfBooking(tx, booking.id) : [];
    const shift = shifts.find(({ id }) => id === params.id);
    if (!booking || !shift) throw new DomainError("not_found");
    await giveBack({ tx, now, services }, { booking, shifts }, shift, {
      by: "admin",
      actor: actorOf(session),
    });
    return { shift_id: shift.id };
  });

async function giveBack(
  context: MessageContext,
  locked: LockedBooking,
  shift: ShiftRow,
  { by, actor }: { readonly by: Reporter; readonly actor: Actor },
): Promise<void> {
  const { tx, now } = context;
  const { booking, shifts } = locked;
  const selected = shifts.filter(({ status }) => status === "selected").length;
  const facts = {
    by,
    isSick: shift.status === "sick" && booking.status !== "cancelled",
    reportedBy: shift.sick_by,
    isDecided: shift.sick_decision !== null,
    freePlaces: booking.number_of_staff - selected,
    hasChanged: await haveTermsChanged(tx, shift, shift.cancelled_at?.getTime() ?? now),
    startsAt: booking.starts_at.getTime(),
    endsAt: booking.ends_at.getTime(),
  };
  const verdict = canTakeBackSick(facts, now);
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  const asked = { how: "sick_back", actor, reason: "" } as const;
  const check = await checkPlace(context, booking, shift.employee_id, asked);
  const restored = await updateShift(tx, shift.id, {
    ...(shift.cancellation_fee_lapsed_at === null ? {} : NEVER_LEFT),
    ...NEVER_SICK,
  }).catch((error: unknown) => {
    if (!brokenConstraint(error)) throw error;
    throw new DomainError(by === "employee" ? "already_booked" : "conflict_of_applicant");
  });
  await keepCheck(context, { booking, shift: restored }, check, asked);
  await settleOffers(tx, locked, shift.employee_id, now);
  await notifySickTakenBack(context, booking, restored, by);
  const event = { type: "shift.take_back_sick", id: shift.id, shifts: [restored], booking } as const;
  await record({ tx, actor, now }, event);
  const applicants = await shiftsOfBookings(tx, [booking.id], ["applied"]);
  await record({ tx, actor, now }, { type: "shift.chances_changed", shifts: applicants });
}

/** On the shift as before; being ready is reported anew. */
const NEVER_SICK = {
  status: "selected",
  cancelled_at: null,
  cancellation_reason: null,
  hours_before_booking_date: null,
  sick_late: false,
  sick_by: null,
} as const;

/** Whether a question about changed terms was out when the person was reported sick, or terms were changed since. */
async function haveTermsChanged(tx: Tx, shift: ShiftRow, reportedAt: Moment): Promise<boolean> {
  const asked = await changesOfBooking(tx, shift.booking_id);
  const wasAsked = asked.some(
    ({ shift_id, settled_at }) => shift_id === shift.id && settled_at?.getTime() === reportedAt,
  );
  if (wasAsked) return true;
  const edits = await editsOf(tx, shift.booking_id);
  const terms: readonly string[] = termNames;
  return edits.some(
    ({ at, changes }) => at.getTime() > reportedAt && changes.some(({ field }) => terms.includes(field)),
  );
}
