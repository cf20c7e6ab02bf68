import { sql } from "kysely";
import { MAX_AGREED_BOOKINGS } from "#contract/invoicing/agreed-hours.endpoints.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { openShifts } from "#server/features/worklist/sections/shift-states.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** A booking whose agreed hours wait to be approved, with its company, and how many such bookings there are. */
type AgreedBooking = BookingRow & { readonly corporation: string; readonly total: number };

/** The oldest bookings with agreed hours that wait to be approved. */
export async function findAgreedBookings(db: Db, now: Date): Promise<AgreedBooking[]> {
  const waiting = await db
    .with("open_hours", (cte) => openShifts(cte, now))
    .selectFrom("open_hours")
    .where("is_open", "=", sql.lit(false))
    .groupBy("booking_id")
    .select(["booking_id", sql<number>`(count(*) over ())::int`.as("total")])
    .orderBy((eb) => eb.fn.min("ends_at"))
    .orderBy("booking_id")
    .limit(sql.lit(MAX_AGREED_BOOKINGS))
    .execute();
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ booking_id }) => booking_id);
  const rows = await withStaffType(db)
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .select("c.name as corporation")
    .where("b.id", "in", ids)
    .execute();
  const bookings = new Map(rows.map((row) => [row.id, row]));
  return waiting.flatMap(({ booking_id, total }) => {
    const booking = bookings.get(booking_id);
    return booking ? [{ ...booking, total }] : [];
  });
}

/** The shifts of the selected people of bookings. */
export async function findSelectedShifts(db: Db, bookingIds: readonly number[]): Promise<ShiftRow[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom("shifts")
    .selectAll()
    .where("booking_id", "in", bookingIds)
    .where("status", "=", "selected")
    .orderBy("id")
    .execute();
}

/** The ids of the bookings that shifts belong to. */
export async function bookingIdsOfShifts(tx: Tx, shiftIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom("shifts")
    .select("booking_id")
    .distinct()
    .where("id", "in", shiftIds)
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}
