import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/booking.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** A company's bookings that end after one moment, and its cancelled ones of after the other; soonest first. */
export async function bookingsOfCalendar(
  db: Db | Tx,
  corporationId: number,
  { endedAfter, cancelledAfter }: { endedAfter: Moment; cancelledAfter: Moment },
): Promise<BookingRow[]> {
  const own = withStaffType(db).where("b.corporation_id", "=", corporationId);
  const standing = await own
    .where("b.status", "<>", "cancelled")
    .where("b.ends_at", ">", new Date(endedAfter))
    .execute();
  const cancelled = await own
    .where("b.status", "=", "cancelled")
    .where("b.cancelled_at", ">", new Date(cancelledAfter))
    .execute();
  return [...standing, ...cancelled].sort(
    (a, b) => a.starts_at.getTime() - b.starts_at.getTime() || a.id - b.id,
  );
}

/** When the staff of each booking last changed; no entry where nobody was ever booked, removed or left. */
export async function staffChangesOf(
  db: Db | Tx,
  bookingIds: readonly number[],
): Promise<Map<number, Moment>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("shifts")
    .select("booking_id")
    .select(sql<Date | null>`max(greatest(booked_at, removed_at, cancelled_at))`.as("changed_at"))
    .where("booking_id", "in", bookingIds)
    .groupBy("booking_id")
    .execute();
  return new Map(rows.flatMap((row) => (row.changed_at ? [[row.booking_id, row.changed_at.getTime()]] : [])));
}
