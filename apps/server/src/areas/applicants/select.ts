import { canSelect } from "#rules/applying/select.ts";
import { customerCorporation } from "#server/bookings/show/customer-bookings.ts";
import { fillPlace } from "#server/bookings/write/fill-place.ts";
import { tellIfFull } from "#server/bookings/write/fullness.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { tellHired } from "#server/notices/to-employees/hired.ts";
import { Refused } from "#server/refused.ts";
import { findEmployee } from "#server/stores/people/employees.ts";
import { penaltyStatesOf } from "#server/stores/shifts/penalties.ts";
import { bookedElsewhere, type ShiftRow } from "#server/stores/shifts/shifts.ts";
import { bookingStatusOf } from "#server/views/bookings/corporation-booking.ts";
import type { ReachedShift } from "./own-shift.ts";

/**
 * Selects an applicant: the booking is locked, so that it never has more people than places; the person is told,
 * and when the last place is filled the company and the others are. Refuses what `canSelect` refuses, and
 * `transition` for somebody who has left us.
 */
export async function select(occasion: Occasion, reached: ReachedShift, asAdmin: boolean): Promise<ShiftRow> {
  const { tx, now } = occasion;
  const { booking, shifts } = reached;
  const employee = await findEmployee(tx, reached.shift.employee_id);
  if (!employee || employee.deactivated_at !== null) throw new Refused("transition");
  await refuseUnlessFree(occasion, reached, asAdmin);

  const shift = await fillPlace(tx, reached, employee.id, now);
  const corporation = await customerCorporation(tx, booking);
  await tellHired(occasion, { booking, corporation }, employee, { id: shift.id, bookedAt: now });
  const after = shifts.map((one) => (one.id === shift.id ? shift : one));
  await tellIfFull(occasion, { booking, corporation, shifts: after });
  return shift;
}

async function refuseUnlessFree(
  { tx, now }: Occasion,
  { booking, shifts, shift }: ReachedShift,
  asAdmin: boolean,
): Promise<void> {
  const selected = shifts.filter(({ status }) => status === "selected").length;
  const penalties = await penaltyStatesOf(tx, [shift.employee_id], now);
  const elsewhere = await bookedElsewhere(tx, booking, [shift.employee_id]);
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
      frozenUntil: penalties.get(shift.employee_id)?.frozenUntil ?? null,
      hasConflict: elsewhere.size > 0,
    },
    now,
  );
  if (verdict.ok) return;
  throw new Refused(verdict.refusal === "booking_cancelled" ? "not_found" : verdict.refusal);
}
