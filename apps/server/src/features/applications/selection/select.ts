import { canSelect } from "#rules/applying/select.ts";
import { notifyHired } from "#server/features/applications/notifications/hired.ts";
import { notifyIfFull } from "#server/features/bookings/change/fullness.ts";
import { bookingStatusOf } from "#server/features/bookings/serializers/corporation-booking.ts";
import { customerCorporation } from "#server/features/bookings/serializers/customer-bookings.ts";
import { bookedElsewhere, type ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import { findEmployee } from "#server/features/employees/queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { penaltyStatesOf } from "#server/features/penalties/queries.ts";
import { DomainError } from "#server/platform/errors.ts";
import { fillPlace } from "./fill-place.ts";
import type { ReachedShift } from "./own-shift.ts";

/**
 * Selects an applicant: the booking is locked, so that it never has more people than places; the person is told,
 * and when the last place is filled the company and the others are. Refuses what `canSelect` refuses, and
 * `transition` for somebody who has left us.
 */
export async function select(
  occasion: MessageContext,
  reached: ReachedShift,
  asAdmin: boolean,
): Promise<ShiftRow> {
  const { tx, now } = occasion;
  const { booking, shifts } = reached;
  const employee = await findEmployee(tx, reached.shift.employee_id);
  if (!employee || employee.deactivated_at !== null) throw new DomainError("transition");
  await refuseUnlessFree(occasion, reached, asAdmin);

  const shift = await fillPlace(tx, reached, employee.id, now);
  const corporation = await customerCorporation(tx, booking);
  await notifyHired(occasion, { booking, corporation }, employee, { id: shift.id, bookedAt: now });
  const after = shifts.map((one) => (one.id === shift.id ? shift : one));
  await notifyIfFull(occasion, { booking, corporation, shifts: after });
  return shift;
}

async function refuseUnlessFree(
  { tx, now }: MessageContext,
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
  throw new DomainError(verdict.refusal === "booking_cancelled" ? "not_found" : verdict.refusal);
}
