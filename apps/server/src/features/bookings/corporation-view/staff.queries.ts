import { lastMissedColumn } from "#server/features/bookings/missed/missed-arrival.queries.ts";
import type { StaffShift } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/**
 * The shifts that count on many bookings at once: of selected people, and of removed ones whose cancellation
 * is still billed. In the order in which people were booked.
 */
export async function staffOfBookings(
  db: Db | Tx,
  bookingIds: readonly number[],
): Promise<Map<number, StaffShift[]>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await staff(db)
    .where("s.booking_id", "in", bookingIds)
    .where((eb) =>
      eb.or([
        eb("s.status", "=", "selected"),
        eb.and([eb("s.cancellation_fee", ">", 0), eb("s.cancellation_fee_lapsed_at", "is", null)]),
      ]),
    )
    .orderBy("s.booked_at")
    .orderBy("s.id")
    .execute();
  return Map.groupBy(rows, (row) => row.booking_id);
}

/** One person's shift of a booking; undefined where there is none. */
export function staffMemberOf(db: Db | Tx, shiftId: number): Promise<StaffShift | undefined> {
  return staff(db).where("s.id", "=", shiftId).executeTakeFirst();
}

function staff(db: Db | Tx) {
  return db
    .selectFrom("shifts as s")
    .innerJoin("employees as e", "e.id", "s.employee_id")
    .selectAll("s")
    .select(["e.first_name", "e.last_name", "e.phone", "e.profile_image", "e.base_url_image", "e.birth_date"])
    .select(lastMissedColumn("s.id").as("missed"));
}
