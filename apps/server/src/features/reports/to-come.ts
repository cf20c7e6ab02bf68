import { sql } from "kysely";
import { stillToCome } from "#rules/bookings/report.ts";
import { type Day, type Moment, momentOf } from "#rules/time/moment.ts";
import { daysOfWeek, weekOf } from "#rules/time/week.ts";
import { withStaffType } from "#server/features/bookings/booking.queries.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { priceNow } from "#server/features/pricing/worked-price.ts";
import type { Db } from "#server/platform/database/database.ts";

/** What is still to be invoiced of the bookings of these days, in øre, by the Monday of their week. Rule: Revenue to come, docs/rules/bookings.md. */
export async function revenueToCome(
  db: Db,
  { from, to }: { readonly from: Day; readonly to: Day },
  now: Moment,
): Promise<ReadonlyMap<Day, number>> {
  const bookings = await withStaffType(db)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("invoices")
          .whereRef("booking_id", "=", "b.id")
          .where("state", "=", "accepted")
          .where("taken_back_at", "is", null)
          .select(
            sql<number>`coalesce(sum(case when kind = 'credit_note' then -total else total end), 0)::int`.as(
              "invoiced",
            ),
          )
          .as("i"),
      (join) => join.onTrue(),
    )
    .select("i.invoiced")
    .where("b.date", ">=", from)
    .where("b.date", "<=", to)
    .where("b.starts_at", ">=", new Date(momentOf(from, "00:00")))
    .where("b.starts_at", "<=", new Date(momentOf(to, "24:00")))
    .where("b.approved_at", "is not", null)
    .where("b.status", "<>", "cancelled")
    .where((eb) => eb.or([eb("b.is_sent_to_billy", "=", false), eb("i.invoiced", "=", 0)]))
    .execute();
  const shifts = await shiftsOfBookings(
    db,
    bookings.map(({ id }) => id),
    ["selected"],
  );
  const byBooking = Map.groupBy(shifts, ({ booking_id }) => booking_id);
  const weeks = new Map<Day, number>();
  for (const { invoiced, ...booking } of bookings) {
    const price = priceNow(booking, byBooking.get(booking.id) ?? [], now).total;
    const { first } = daysOfWeek(weekOf(booking.date));
    weeks.set(first, (weeks.get(first) ?? 0) + stillToCome(price, invoiced ?? 0));
  }
  return weeks;
}
