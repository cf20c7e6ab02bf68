import { type RawBuilder, sql } from "kysely";
import type { Day, Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";

interface Days {
  readonly first: Day;
  readonly last: Day;
}

/** So many bookings are sent in one go. */
const MOST_BOOKINGS = 200;

/** Bookings of those days that have ended, with somebody's work or a late removal on no invoice, or a document refused. */
export async function bookingsToInvoice(db: Db, days: Days, now: Moment): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bookings b join corporations c on c.id = b.corporation_id
    where ${isOf(days)} and b.ends_at <= ${new Date(now)} and (exists (
      select from invoices i where i.booking_id = b.id and i.state = 'refused' and i.taken_back_at is null
    ) or exists (
      select from shifts s where s.booking_id = b.id and (
        (s.status = 'selected' and b.status <> 'cancelled' and not s.not_met_for_booking and s.invoice_state is null)
        or (s.status <> 'selected' and s.cancellation_fee > 0 and s.cancellation_fee_lapsed_at is null
          and s.fee_invoice_id is null))))
    order by c.name, b.corporation_id, b.starts_at, b.id limit ${sql.lit(MOST_BOOKINGS)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Bookings of those days at which somebody is selected, soonest first. */
export async function bookingsOfPeriod(db: Db, days: Days): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bookings b
    where ${isOf(days)} and b.status <> 'cancelled'
      and exists (select from shifts s where s.booking_id = b.id and s.status = 'selected')
    order by b.starts_at, b.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The pay lines of bookings that count, oldest first. */
export function countingPayLines(db: Db, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("pay_lines")
    .select(["shift_id", "kind", "hours", "amount", "created_at"])
    .where("booking_id", "in", bookingIds)
    .where("state", "<>", "refused")
    .where("taken_back_at", "is", null)
    .orderBy("id")
    .execute();
}

/** The days, and the moments around them for the index. */
function isOf({ first, last }: Days): RawBuilder<boolean> {
  return sql<boolean>`(b.date between ${first} and ${last}
    and b.starts_at >= ${first}::date - interval '1 day' and b.starts_at < ${last}::date + interval '2 days')`;
}
