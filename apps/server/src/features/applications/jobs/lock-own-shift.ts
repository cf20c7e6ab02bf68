import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";

const bookingColumns = [
  ...(["id", "corporation_id", "date", "starts_at", "ends_at"] as const),
  ...(["approved_at", "arrival_pin"] as const),
] as const;
const shiftColumns = ["id", "employee_id", "status", "employee_checkin", "arrived_at"] as const;

/** What of a booking and of one's own shift on it decides what can be done with it. */
export interface OwnShift {
  readonly booking: Pick<BookingRow, (typeof bookingColumns)[number]>;
  readonly shift: Pick<ShiftRow, (typeof shiftColumns)[number]>;
}

/**
 * The caller's shift on a booking, the booking locked before it. `id` is the booking's; an own shift's is understood too,
 * since the two are never the same. Null when there is none.
 */
export async function lockOwnShift(tx: Tx, employeeId: number, id: number): Promise<OwnShift | null> {
  const booking = await tx
    .selectFrom("bookings")
    .select(bookingColumns)
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("shifts")
        .select("booking_id")
        .where("employee_id", "=", employeeId)
        .where((eb) => eb.or([eb("booking_id", "=", id), eb("id", "=", id)])),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!booking) return null;
  const shift = await tx
    .selectFrom("shifts")
    .select(shiftColumns)
    .where("employee_id", "=", employeeId)
    .where("booking_id", "=", booking.id)
    .forUpdate()
    .executeTakeFirst();
  return shift ? { booking, shift } : null;
}
