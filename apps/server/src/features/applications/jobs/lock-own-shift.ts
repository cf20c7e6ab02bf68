import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { statement } from "#server/platform/database/driver/statement.ts";

/** What of a booking and of one's own shift on it decides what can be done with it. */
const ownBookingColumns = [
  "id",
  "corporation_id",
  "date",
  "starts_at",
  "ends_at",
  "approved_at",
  "arrival_pin",
] as const;
const ownShiftColumns = ["id", "employee_id", "status", "employee_checkin", "arrived_at"] as const;
export interface OwnShift {
  readonly booking: Pick<BookingRow, (typeof ownBookingColumns)[number]>;
  readonly shift: Pick<ShiftRow, (typeof ownShiftColumns)[number]>;
}

/**
 * The caller's shift on a booking, both locked. `id` is the booking's; an own shift's is understood too, since
 * the two are never the same. Null when there is none.
 */
export async function lockOwnShift(tx: Tx, employeeId: number, id: number): Promise<OwnShift | null> {
  const own = { employeeId, id };
  const [[booking], [shift]] = await Promise.all([lockBookingOfOwn(tx, own), lockOwn(tx, own)]);
  return booking && shift ? { booking, shift } : null;
}

const lockBookingOfOwn = statement((tx, { employeeId, id }: { employeeId: number; id: number }) =>
  tx
    .selectFrom("bookings")
    .select(ownBookingColumns)
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("shifts")
        .select("booking_id")
        .where("employee_id", "=", employeeId)
        .where((eb) => eb.or([eb("booking_id", "=", id), eb("id", "=", id)])),
    )
    .forUpdate(),
);

const lockOwn = statement((tx, { employeeId, id }: { employeeId: number; id: number }) =>
  tx
    .selectFrom("shifts")
    .select(ownShiftColumns)
    .where("employee_id", "=", employeeId)
    .where((eb) => eb.or([eb("booking_id", "=", id), eb("id", "=", id)]))
    .forUpdate(),
);
