import { sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, withStaffType } from "#server/features/bookings/queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** So many bookings of a company are over any ceiling; the rest of them need not be read. */
const ENOUGH = 40;

/** The latest ended and unpaid bookings of many companies at once. */
export function unpaidBookings(
  db: Db | Tx,
  corporationIds: readonly number[],
  now: Moment,
): Promise<BookingRow[]> {
  if (corporationIds.length === 0) return Promise.resolve([]);
  const ids = sql.join(corporationIds);
  return withStaffType(db)
    .where(
      "b.id",
      "in",
      sql<number>`(
        select latest.id from corporations c
        cross join lateral (
          select u.id from bookings u
          where u.corporation_id = c.id and u.ends_at <= ${new Date(now)}
            and u.paid_at is null and u.status <> 'cancelled'
          order by u.ends_at desc limit ${sql.lit(ENOUGH)}
        ) latest
        where c.id in (${ids}))`,
    )
    .execute();
}
