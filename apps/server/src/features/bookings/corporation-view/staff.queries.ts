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
  const rows = await db
    .selectFrom("shifts as s")
    .innerJoin("employees as e", "e.id", "s.employee_id")
    .selectAll("s")
    .select(["e.first_name", "e.last_name", "e.phone", "e.profile_image", "e.base_url_image", "e.birth_date"])
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
