import { refilledPlaces } from "#rules/cancelling/leave.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import { insertShift, type ShiftRow, updateShift } from "#server/features/bookings/shifts/queries.ts";
import { annulPenaltyOfShift } from "#server/features/penalties/queries.ts";
import { brokenConstraint, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";

/** A booking and all of its shifts, locked in that order. */
export interface LockedBooking {
  readonly booking: BookingRow;
  readonly shifts: readonly ShiftRow[];
}

/**
 * Confirms a person for a booking: an existing shift, or a new one for somebody without. The place that was
 * left longest ago counts as filled again. Refuses `conflict_of_applicant` when the database finds
 * the person selected elsewhere that day or time, whoever came first.
 */
export async function fillPlace(
  tx: Tx,
  { booking, shifts }: LockedBooking,
  employeeId: number,
  now: Moment,
): Promise<ShiftRow> {
  const before = shifts.find(({ employee_id }) => employee_id === employeeId);
  const shift = await confirm(tx, booking, before, employeeId, now);
  await refillOldest(tx, booking, shifts, now);
  return shift;
}

async function confirm(
  tx: Tx,
  booking: BookingRow,
  before: ShiftRow | undefined,
  employeeId: number,
  now: Moment,
): Promise<ShiftRow> {
  const confirmed = {
    status: "selected" as const,
    booked_at: new Date(now),
    employee_checkin: null,
    is_checked: false,
  };
  try {
    if (before) {
      // A departure that was made good is forgotten, so that a new one counts anew.
      const isMadeGood = before.cancellation_fee_lapsed_at !== null;
      return await updateShift(tx, before.id, { ...confirmed, ...(isMadeGood ? NEVER_LEFT : {}) });
    }
    return await insertShift(tx, {
      booking_id: booking.id,
      employee_id: employeeId,
      work_date: booking.date,
      starts_at: booking.starts_at,
      ends_at: booking.ends_at,
      applied_at: new Date(now),
      ...confirmed,
    });
  } catch (error) {
    if (brokenConstraint(error)) throw new DomainError("conflict_of_applicant");
    throw error;
  }
}

const NEVER_LEFT = {
  removed_at: null,
  cancelled_at: null,
  cancellation_hours: 0,
  cancellation_fee: 0,
  cancellation_fee_lapsed_at: null,
};

/** What is owed for the place lapses: the company's fee for a removal, the employee's penalty for cancelling. */
async function refillOldest(
  tx: Tx,
  booking: BookingRow,
  shifts: readonly ShiftRow[],
  now: Moment,
): Promise<void> {
  const vacated = shifts.flatMap((shift) => {
    const leftAt = Math.max(shift.removed_at?.getTime() ?? 0, shift.cancelled_at?.getTime() ?? 0);
    const isOpen = shift.booked_at !== null && leftAt > 0 && shift.cancellation_fee_lapsed_at === null;
    return isOpen ? [{ id: shift.id, vacatedAt: leftAt }] : [];
  });
  for (const id of refilledPlaces(vacated, [now], booking.starts_at.getTime())) {
    const left = await updateShift(tx, id, { cancellation_fee_lapsed_at: new Date(now) });
    await annulPenaltyOfShift(tx, left, now);
  }
}
