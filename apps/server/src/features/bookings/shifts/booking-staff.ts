import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Employees } from "#server/platform/database/types.gen.ts";
import type { ShiftRow } from "./queries.ts";

/** A person as cards and lists of a booking show one. */
export type StaffMember = Pick<
  Selectable<Employees>,
  "first_name" | "last_name" | "phone" | "profile_image" | "base_url_image" | "birth_date"
>;

/** A shift of a booking with its person. */
export type StaffShift = ShiftRow & StaffMember;

/** How many shifts of a booking wait or are confirmed. */
export interface StaffCounts {
  readonly selected: number;
  readonly applied: number;
}

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

/** Applicants and selected people of many bookings, counted; no entry for a booking without either. */
export async function staffCountsOf(
  db: Db | Tx,
  bookingIds: readonly number[],
): Promise<Map<number, StaffCounts>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("shifts")
    .select([
      "booking_id",
      sql<number>`count(*) filter (where status = 'selected')`.as("selected"),
      sql<number>`count(*) filter (where status = 'applied')`.as("applied"),
    ])
    .where("booking_id", "in", bookingIds)
    .where("status", "in", ["selected", "applied"])
    .groupBy("booking_id")
    .execute();
  return new Map(
    rows.map((row) => [row.booking_id, { selected: Number(row.selected), applied: Number(row.applied) }]),
  );
}
