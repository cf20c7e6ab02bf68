import { canSelect } from "#rules/applying/select.ts";
import { refilledPlaces } from "#rules/cancelling/leave.ts";
import { type ProfileState, profileState } from "#rules/people/approval.ts";
import type { Moment } from "#rules/time/moment.ts";
import { notifySelected } from "#server/features/applications/application.notifications.ts";
import { settleOffers } from "#server/features/applications/offers/offer.queries.ts";
import {
  type AuthorizedShift,
  type BookingRow,
  bookingStatusOf,
  type LockedBooking,
} from "#server/features/bookings/booking.queries.ts";
import type { PlaceAsked } from "#server/features/bookings/fitness/fitness.ts";
import { workingTimeIn } from "#server/features/bookings/fitness/fitness.ts";
import { checkPlace, keepCheck } from "#server/features/bookings/fitness/fitness-checks.ts";
import { notifyIfFull } from "#server/features/bookings/notifications/fullness.notifications.ts";
import {
  bookedElsewhere,
  insertShift,
  type ShiftRow,
  updateShift,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { type CorporationRow, getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { type EmployeeRow, lockEmployee } from "#server/features/employees/employee.queries.ts";
import { giveTerms } from "#server/features/employment-terms/give-terms.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { personHasPension } from "#server/features/pricing/wage-agreement.queries.ts";
import { annulPenaltyOfShift, penaltyStatesOf } from "#server/features/reputation/penalties.ts";
import { type Actor, SYSTEM } from "#server/platform/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import { DomainError } from "#server/platform/errors.ts";

/**
 * Selects an applicant: the booking is locked, so that it never has more people than places, and the person is locked
 * behind it, so that of two who give somebody a place at the same moment the second sees the first one's. The person is
 * told, and when the last place is filled the company and the others are. Refuses what `canSelect` refuses, and
 * `transition` for somebody who has left us. Rule: Selecting, docs/rules/applying.md.
 */
export async function selectApplicant(
  context: MessageContext,
  authorized: AuthorizedShift,
  { asAdmin, actor, reason }: { readonly asAdmin: boolean; readonly actor: Actor; readonly reason: string },
): Promise<ShiftRow> {
  const { tx, now } = context;
  const { booking, shifts, shift } = authorized;
  const employee = await lockEmployee(tx, shift.employee_id);
  if (!employee || employee.deactivated_at !== null) throw new DomainError("transition");
  const [corporation, penalties, elsewhere] = await Promise.all([
    getCorporation(tx, booking.corporation_id),
    penaltyStatesOf(tx, [employee.id], now),
    bookedElsewhere(tx, booking, [employee.id]),
  ]);
  const facts = {
    profile: profileState(employee),
    frozenUntil: penalties.get(employee.id)?.frozenUntil ?? null,
    hasConflict: elsewhere.has(employee.id),
  };
  assertSelectable(authorized, facts, asAdmin, now);

  const job = { booking, shifts, corporation };
  return givePlace(context, job, employee, { how: "selected", actor, reason: asAdmin ? reason : "" });
}

/**
 * Gives a place to somebody who may have it, and tells the person; with the last place the company and the others are
 * told. Refuses as `fillPlace` does.
 */
export async function givePlace(
  context: MessageContext,
  { booking, shifts, corporation }: LockedBooking & { readonly corporation: CorporationRow },
  employee: EmployeeRow,
  asked: PlaceAsked,
): Promise<ShiftRow> {
  const shift = await fillPlace(context, { booking, shifts }, employee.id, asked);
  const place = { id: shift.id, bookedAt: context.now };
  const told = asked.how === "promoted" ? "promoted" : "selected";
  await notifySelected(context, { booking, corporation }, employee, place, told);
  const after = [...shifts.filter(({ id }) => id !== shift.id), shift];
  if (after.filter(({ status }) => status === "selected").length >= booking.number_of_staff) {
    await notifyIfFull(context, { booking, corporation, shifts: after });
  }
  return shift;
}

function assertSelectable(
  { booking, shifts, shift }: AuthorizedShift,
  facts: {
    readonly profile: ProfileState;
    readonly frozenUntil: Moment | null;
    readonly hasConflict: boolean;
  },
  asAdmin: boolean,
  now: Moment,
): void {
  const selected = shifts.filter(({ status }) => status === "selected").length;
  const verdict = canSelect(
    {
      booking: {
        status: bookingStatusOf(booking, selected, now),
        approved: booking.approved_at !== null,
        startsAt: booking.starts_at.getTime(),
        selected,
        places: booking.number_of_staff,
      },
      shift: shift.status,
      actor: asAdmin ? "admin" : "corporation",
      mustReconfirm: shift.reconfirm,
      ...facts,
    },
    now,
  );
  if (verdict.ok) return;
  throw new DomainError(verdict.refusal === "booking_cancelled" ? "not_found" : verdict.refusal);
}

/** What an audit entry says where somebody has a place past the rules of working time; why stands on the shift. */
export function pastWorkingTime({ status, working_time_reason }: ShiftRow): { past_working_time?: true } {
  return status === "selected" && working_time_reason !== "" ? { past_working_time: true } : {};
}

/**
 * Confirms a person for a booking: an existing shift, or a new one for somebody without. The place that was
 * left longest ago counts as filled again, terms of employment that are due are given, and what was checked of the person is kept.
 * Every way to a place comes through here. Refuses as `checkPlace` does, and `conflict_of_applicant` when the database
 * finds the person selected elsewhere that day or time, whoever came first.
 */
export async function fillPlace(
  context: MessageContext,
  { booking, shifts }: LockedBooking,
  employeeId: number,
  asked: PlaceAsked,
): Promise<ShiftRow> {
  const { tx, now } = context;
  const check = await checkPlace(context, booking, employeeId, asked);
  const working_time_reason = workingTimeIn(check.passed).length > 0 ? asked.reason : "";
  const before = shifts.find(({ employee_id }) => employee_id === employeeId);
  const shift = await confirm(tx, booking, before, { employeeId, working_time_reason }, now).catch(
    (error: unknown) => {
      throw brokenConstraint(error) ? new DomainError("conflict_of_applicant") : error;
    },
  );
  await keepCheck(context, { booking, shift }, check, asked);
  await settleOffers(tx, { booking, shifts }, employeeId, now);
  await giveTerms(context, booking, employeeId);
  await refillPlace(context, booking, shifts, shift.id);
  return shift;
}

async function confirm(
  tx: Tx,
  booking: BookingRow,
  before: ShiftRow | undefined,
  { employeeId, working_time_reason }: { employeeId: number; working_time_reason: string },
  now: Moment,
): Promise<ShiftRow> {
  const confirmed = {
    work_date: booking.date,
    starts_at: booking.starts_at,
    ends_at: booking.ends_at,
    working_time_reason,
    status: "selected" as const,
    booked_at: new Date(now),
    employee_checkin: null,
    arrived_at: null,
    on_my_way_at: null,
    delay_minutes: null,
    is_checked: false,
    added_place: false,
    earliest_start: null,
    sick_late: false,
    sick_by: null,
    sick_decision: null,
    sick_decision_reason: "",
    reconfirm: false,
    has_pension: await personHasPension(tx, booking, employeeId),
  };
  if (before) {
    // A departure that was made good is forgotten, so that a new one counts anew.
    const isMadeGood = before.cancellation_fee_lapsed_at !== null;
    return updateShift(tx, before.id, { ...confirmed, ...(isMadeGood ? NEVER_LEFT : {}) });
  }
  return insertShift(tx, {
    booking_id: booking.id,
    employee_id: employeeId,
    applied_at: new Date(now),
    ...confirmed,
  });
}

/** A departure that was made good is forgotten: the next one counts by itself. */
export const NEVER_LEFT = {
  removed_at: null,
  cancelled_at: null,
  cancellation_hours: 0,
  cancellation_fee: 0,
  cancellation_fee_lapsed_at: null,
  cancellation_pay: 0,
  fee_reason: "",
  fee_at: null,
};

/**
 * What is owed for the place lapses: the company's fee for a removal, the employee's penalty for cancelling.
 * Rule: Places filled again, docs/rules/cancellation.md.
 */
async function refillPlace(
  context: MessageContext,
  booking: BookingRow,
  shifts: readonly ShiftRow[],
  filledId: number,
): Promise<void> {
  const { tx, now } = context;
  const vacated = shifts.flatMap((shift) => {
    const leftAt = Math.max(shift.removed_at?.getTime() ?? 0, shift.cancelled_at?.getTime() ?? 0);
    const isOpen = shift.booked_at !== null && leftAt > 0 && shift.cancellation_fee_lapsed_at === null;
    return isOpen ? [{ id: shift.id, vacatedAt: leftAt, agreedStart: shift.starts_at.getTime() }] : [];
  });
  if (vacated.length === 0) return;
  const own = vacated.filter(({ id }) => id === filledId);
  // One place is filled, so at most one is refilled.
  for (const id of refilledPlaces(own.length > 0 ? own : vacated, [now], booking.starts_at.getTime())) {
    const left = await updateShift(tx, id, { cancellation_fee_lapsed_at: new Date(now) });
    await annulPenaltyOfShift(context, left);
    await record({ tx, actor: SYSTEM, now }, { type: "shift.refilled", shifts: [left], booking });
  }
}
