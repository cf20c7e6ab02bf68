import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** The secret of a calendar's address: its hash finds the company, the encrypted text is what the company reads again. */
export interface CalendarSecret {
  readonly hash: string;
  readonly encrypted: string;
}

/** Keeps a company's first secret; one that is there stays. */
export async function addCalendar(
  tx: Tx,
  corporationId: number,
  secret: CalendarSecret,
  now: Moment,
): Promise<void> {
  await tx
    .insertInto("calendars")
    .values({ corporation_id: corporationId, ...columnsOf(secret), created_at: new Date(now) })
    .onConflict((conflict) => conflict.column("corporation_id").doNothing())
    .execute();
}

/** Puts a new secret in the place of the one before. */
export async function replaceCalendar(
  tx: Tx,
  corporationId: number,
  secret: CalendarSecret,
  now: Moment,
): Promise<void> {
  const columns = { ...columnsOf(secret), created_at: new Date(now) };
  await tx
    .insertInto("calendars")
    .values({ corporation_id: corporationId, ...columns })
    .onConflict((conflict) => conflict.column("corporation_id").doUpdateSet(columns))
    .execute();
}

/** A company's secret, encrypted; undefined before the first. */
export async function findCalendar(db: Db | Tx, corporationId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("calendars")
    .select("token_encrypted")
    .where("corporation_id", "=", corporationId)
    .executeTakeFirst();
  return row?.token_encrypted;
}

/** Whose calendar has the secret of this hash; undefined when nobody's has. */
export async function corporationOfCalendar(db: Db | Tx, hash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("calendars")
    .select("corporation_id")
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return row?.corporation_id;
}

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

function columnsOf({ hash, encrypted }: CalendarSecret) {
  return { token_hash: hash, token_encrypted: encrypted };
}
