import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { type BookingRow, loadBookings } from "#server/features/bookings/queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import type { Db } from "#server/platform/database/database.ts";

/** A shift that somebody worked, its booking and company, and when its pay line was made. */
export interface WorkedShift {
  readonly shift: ShiftRow;
  readonly booking: BookingRow;
  readonly corporation: string;
  readonly sentAt: Moment | null;
}

const MONTH_MS = 31 * 24 * HOUR_MS;

/** A person's ended shifts of the last `months`, newest first: two statements. */
export async function loadWorkedShifts(
  db: Db,
  employeeId: number,
  now: Moment,
  months: number,
): Promise<WorkedShift[]> {
  const shifts = await db
    .selectFrom("shifts as s")
    .innerJoin("bookings as b", "b.id", "s.booking_id")
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .leftJoin("pay_lines as p", (join) =>
      join.onRef("p.shift_id", "=", "s.id").on("p.kind", "=", "pay").on("p.taken_back_at", "is", null),
    )
    .selectAll("s")
    .select(["c.name as corporation", "p.created_at as sent_at"])
    .where("s.employee_id", "=", employeeId)
    .where("s.status", "=", "selected")
    .where("s.ends_at", "<=", new Date(now))
    .where("s.ends_at", ">", new Date(now - months * MONTH_MS))
    .where("b.status", "<>", "cancelled")
    .orderBy("s.ends_at", "desc")
    .orderBy("s.id", "desc")
    .execute();
  const ids = shifts.map((shift) => shift.booking_id);
  const bookings = new Map((await loadBookings(db, ids)).map((booking) => [booking.id, booking]));
  return shifts.flatMap(({ corporation, sent_at, ...shift }) => {
    const booking = bookings.get(shift.booking_id);
    return booking ? [{ shift, booking, corporation, sentAt: sent_at?.getTime() ?? null }] : [];
  });
}
