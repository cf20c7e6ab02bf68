import type { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import { canAddWorker } from "#rules/applying/select.ts";
import { profileState } from "#rules/people/approval.ts";
import { fillPlace, pastWorkingTime } from "#server/features/applications/applicants/select-applicant.ts";
import { notifySelected } from "#server/features/applications/application.notifications.ts";
import { notifyCompanyOfChange } from "#server/features/bookings/agreement/agreement.notifications.ts";
import {
  type BookingRow,
  type LockedBooking,
  updateBooking,
} from "#server/features/bookings/booking.queries.ts";
import { notifyIfFull } from "#server/features/bookings/notifications/fullness.notifications.ts";
import {
  bookedElsewhere,
  lockShiftsOfBooking,
  type ShiftRow,
  updateShift,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { type EmployeeRow, lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { refreshMoneyState } from "#server/features/invoicing/ledger/balance.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { loadAdminShift } from "./admin-shifts.ts";
import { lockKnownBooking } from "./locked-bookings.ts";

/**
 * Adds a person as selected, also after the date and whatever became of an earlier application; a full booking
 * grows by one place, up to 15, of which the company is told as of a change of its own, and which goes with the person. Refuses `not_found`,
 * `already_selected`, `conflict_of_applicant`, `too_many_staff`, and what `checkPlace` refuses.
 */
export const addWorker: Handler<typeof rows.addWorker> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const { session, params, body, now, services } = call;
    const before = await lockKnownBooking(tx, params.id);
    const shifts = await lockShiftsOfBooking(tx, before.id);
    const employee = await lockEmployee(tx, body.employee_id);
    if (!employee || employee.deactivated_at !== null) throw new DomainError("not_found");

    const places = await placesWith(tx, { booking: before, shifts }, employee);
    const booking = await updateBooking(tx, before.id, {
      number_of_staff: places,
      updated_at: new Date(now),
    });
    const asked = { how: "added", actor: actorOf(session), reason: body.reason ?? "" } as const;
    const filled = await fillPlace({ tx, now, services }, { booking, shifts }, employee.id, asked);
    const isPlaceAdded = places > before.number_of_staff;
    const shift = isPlaceAdded ? await updateShift(tx, filled.id, { added_place: true }) : filled;
    await notifyOfComingShift({ tx, now, services }, { booking, shifts }, shift, employee);
    if (isPlaceAdded) await notifyOfGrowth({ tx, now, services }, booking);
    const detail = { employee_id: employee.id, number_of_staff: places, ...pastWorkingTime(shift) };
    await refreshMoneyState(tx, booking.id);
    await record(
      { tx, actor: actorOf(session), now },
      { type: "shift.add_worker", id: shift.id, detail, shifts: [shift], booking },
    );
    return loadAdminShift(tx, call, booking, shift);
  });

async function placesWith(
  tx: Tx,
  { booking, shifts }: LockedBooking,
  employee: EmployeeRow,
): Promise<number> {
  const elsewhere = await bookedElsewhere(tx, booking, [employee.id]);
  const verdict = canAddWorker({
    booking: {
      status: booking.status,
      selected: shifts.filter(({ status }) => status === "selected").length,
      places: booking.number_of_staff,
    },
    shift: shifts.find(({ employee_id }) => employee_id === employee.id)?.status ?? "none",
    profile: profileState(employee),
    hasConflict: elsewhere.size > 0,
  });
  if (verdict.ok) return verdict.places;
  throw new DomainError(verdict.refusal === "booking_cancelled" ? "not_found" : verdict.refusal);
}

/** The company did not ask for the place itself, and it costs; of a shift that is over its invoice tells. */
async function notifyOfGrowth(context: MessageContext, booking: BookingRow): Promise<void> {
  if (context.now >= booking.ends_at.getTime()) return;
  const corporation = await getCorporation(context.tx, booking.corporation_id);
  await notifyCompanyOfChange(context, { booking, corporation });
}

/** Nobody is congratulated on a shift that has been worked. */
async function notifyOfComingShift(
  context: MessageContext,
  { booking, shifts }: LockedBooking,
  shift: ShiftRow,
  employee: EmployeeRow,
): Promise<void> {
  if (context.now >= booking.starts_at.getTime()) return;
  const corporation = await getCorporation(context.tx, booking.corporation_id);
  await notifySelected(context, { booking, corporation }, employee, {
    id: shift.id,
    bookedAt: context.now,
  });
  const after = [...shifts.filter(({ id }) => id !== shift.id), shift];
  await notifyIfFull(context, { booking, corporation, shifts: after });
}
