import { jsonArrayFrom } from "kysely/helpers/postgres";
import { isOverCreditCeiling } from "#rules/pricing/trade-terms.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { pricedColumns } from "#server/features/pricing/booked-price.ts";
import { billedColumns } from "#server/features/pricing/shift-times.ts";
import { priceOfShifts } from "#server/features/pricing/worked-price.ts";
import { pricesInForce } from "#server/features/settings/setting.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** So many bookings of a company are over any ceiling; the rest of them need not be read. */
const MAX_UNPAID_READ = 40;

/** Which of the companies have unpaid work over the credit ceiling. Rule: Credit ceiling, docs/rules/trade-terms.md. */
export async function corporationsOverCeiling(
  db: Db | Tx,
  corporationIds: readonly number[],
  now: Moment,
): Promise<Set<number>> {
  if (corporationIds.length === 0) return new Set();
  const [unpaid, prices] = await Promise.all([
    latestUnpaid(db, corporationIds, now),
    pricesInForce(db, dayOf(now)),
  ]);
  const owed = new Map<number, number>();
  for (const { shifts, ...booking } of unpaid) {
    const { total } = priceOfShifts(booking, shifts);
    owed.set(booking.corporation_id, (owed.get(booking.corporation_id) ?? 0) + total);
  }
  const terms = { creditCeiling: prices.credit_ceiling };
  return new Set([...owed].filter(([, total]) => isOverCreditCeiling(total, terms)).map(([id]) => id));
}

/** The latest ended and unpaid bookings of the companies, with the shifts of their selected people. */
function latestUnpaid(db: Db | Tx, corporationIds: readonly number[], now: Moment) {
  return db
    .selectFrom("corporations as c")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("bookings as u")
          .select(["u.id", "u.corporation_id", ...pricedColumns])
          .whereRef("u.corporation_id", "=", "c.id")
          .where("u.ends_at", "<=", new Date(now))
          .where("u.paid_at", "is", null)
          .where("u.status", "<>", "cancelled")
          .orderBy("u.ends_at", "desc")
          .limit(MAX_UNPAID_READ)
          .as("b"),
      (join) => join.onTrue(),
    )
    .selectAll("b")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("shifts as s")
          .select(billedColumns)
          .whereRef("s.booking_id", "=", "b.id")
          .where("s.status", "=", "selected"),
      ).as("shifts"),
    )
    .where("c.id", "in", corporationIds)
    .execute();
}
