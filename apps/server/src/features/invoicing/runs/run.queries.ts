import { type RawBuilder, sql } from "kysely";
import type { Day, Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import { statement } from "#server/platform/database/driver/statement.ts";

interface Days {
  readonly first: Day;
  readonly last: Day;
}

/** So many bookings are sent in one go. */
const MOST_BOOKINGS = 200;

/** Bookings of those days that have ended, with somebody's work or a late removal on no invoice, or a document refused. */
export async function bookingsToInvoice(db: Db, { first, last }: Days, now: Moment): Promise<number[]> {
  const rows = await readToInvoice(db, { first, last, now: new Date(now) });
  return rows.map(({ id }) => id);
}

const readToInvoice = statement(
  (db, asked: Days & { readonly now: Date }) =>
    db
      .selectFrom(
        sql<{ id: number }>`(
    select b.id from ${bookingsOf(asked)} b
    where b.ends_at <= ${asked.now} and (exists (
      select from invoices i where i.booking_id = b.id and i.state = 'refused' and i.taken_back_at is null
    ) or exists (
      select from shifts s where s.booking_id = b.id and (
        (s.status = 'selected' and b.status <> 'cancelled' and not s.not_met_for_booking and s.invoice_state is null)
        or (s.status <> 'selected' and s.cancellation_fee > 0 and s.cancellation_fee_lapsed_at is null
          and s.fee_invoice_id is null))))
    order by (select name from corporations where id = b.corporation_id), b.corporation_id, b.starts_at, b.id limit ${sql.lit(MOST_BOOKINGS)})`.as(
          "found",
        ),
      )
      .select("found.id"),
  { isPlannedOnce: true },
);

/** Bookings of those days at which somebody is selected, soonest first. */
export async function bookingsOfPeriod(db: Db, { first, last }: Days): Promise<number[]> {
  const rows = await readOfPeriod(db, { first, last });
  return rows.map(({ id }) => id);
}

const readOfPeriod = statement(
  (db, days: Days) =>
    db
      .selectFrom(
        sql<{ id: number }>`(
    select b.id from ${bookingsOf(days)} b
    where b.status <> 'cancelled'
      and exists (select from shifts s where s.booking_id = b.id and s.status = 'selected')
    order by b.starts_at, b.id)`.as("found"),
      )
      .select("found.id"),
  { isPlannedOnce: true },
);

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

/**
 * The bookings of those days, by the moments around them: the day stands behind, or PostgreSQL looks for it in an index of
 * all companies' days from end to end.
 */
function bookingsOf({ first, last }: Days): RawBuilder<unknown> {
  return sql`(select * from (select * from bookings
      where starts_at >= ${first}::date - interval '1 day' and starts_at < ${last}::date + interval '2 days' offset 0) around
    where date between ${first}::date and ${last}::date)`;
}
