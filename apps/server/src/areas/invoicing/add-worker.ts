import type { invoicingEndpoints as rows } from "#contract/areas/invoicing.ts";
import { canAddWorker } from "#rules/applying/select.ts";
import { actorOf } from "#server/areas/actor.ts";
import type { Verb } from "#server/areas/verb.ts";
import { announceInvoicing } from "#server/bookings/announce-invoicing.ts";
import { announceShift } from "#server/bookings/announce-shift.ts";
import { customerCorporation } from "#server/bookings/show/customer-bookings.ts";
import { fillPlace, type LockedBooking } from "#server/bookings/write/fill-place.ts";
import { tellIfFull } from "#server/bookings/write/fullness.ts";
import type { Tx } from "#server/db/database.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { tellHired } from "#server/notices/to-employees/hired.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { updateBooking } from "#server/stores/bookings/bookings.ts";
import { type EmployeeRow, findEmployee } from "#server/stores/people/employees.ts";
import { bookedElsewhere, lockShiftsOfBooking, type ShiftRow } from "#server/stores/shifts/shifts.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { bothSides, lockUnsent } from "./lock.ts";
import { showShift } from "./show-shifts.ts";

/**
 * Adds a person as selected, also after the date and whatever became of an earlier application; a full booking
 * grows by one place, up to 15 (decisions *Adding a worker*). Refuses `not_found`, `already_sent`,
 * `already_selected`, `conflict_of_applicant` and `too_many_staff`.
 */
export const addWorker: Verb<typeof rows.addWorker> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const { session, params, body, now, services } = call;
    const before = await lockUnsent(tx, params.id, bothSides);
    const shifts = await lockShiftsOfBooking(tx, before.id);
    const employee = await findEmployee(tx, body.employee_id);
    if (!employee || employee.deactivated_at !== null) throw new Refused("not_found");

    const places = await placesWith(tx, { booking: before, shifts }, employee.id);
    const booking = await updateBooking(tx, before.id, {
      number_of_staff: places,
      updated_at: new Date(now),
    });
    const shift = await fillPlace(tx, { booking, shifts }, employee.id, now);
    await tellOfComingShift({ tx, now, services }, { booking, shifts }, shift, employee);
    const detail = { employee_id: employee.id, number_of_staff: places };
    await audit(tx, {
      actor: actorOf(session),
      action: "add_worker",
      entity: "shift",
      entityId: shift.id,
      detail,
      now,
    });
    await announceShift(tx, shift, booking);
    await announceInvoicing(tx, booking);
    return showShift(tx, call, booking, shift);
  });

async function placesWith(tx: Tx, { booking, shifts }: LockedBooking, employeeId: number): Promise<number> {
  const elsewhere = await bookedElsewhere(tx, booking, [employeeId]);
  const verdict = canAddWorker({
    booking: {
      status: booking.status,
      selected: shifts.filter(({ status }) => status === "selected").length,
      places: booking.number_of_staff,
    },
    shift: shifts.find(({ employee_id }) => employee_id === employeeId)?.status ?? "none",
    hasConflict: elsewhere.size > 0,
  });
  if (verdict.ok) return verdict.places;
  throw new Refused(verdict.refusal === "booking_cancelled" ? "not_found" : verdict.refusal);
}

/** Nobody is congratulated on a shift that has been worked. */
async function tellOfComingShift(
  occasion: Occasion,
  { booking, shifts }: LockedBooking,
  shift: ShiftRow,
  employee: EmployeeRow,
): Promise<void> {
  if (occasion.now >= booking.starts_at.getTime()) return;
  const corporation = await customerCorporation(occasion.tx, booking);
  await tellHired(occasion, { booking, corporation }, employee, { id: shift.id, bookedAt: occasion.now });
  const after = [...shifts.filter(({ id }) => id !== shift.id), shift];
  await tellIfFull(occasion, { booking, corporation, shifts: after });
}
