import { type ExpressionBuilder, sql } from "kysely";
import { type Day, HOUR_MS, type Moment, momentOf } from "#rules/time/moment.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import { danishOrder } from "#server/platform/database/lists/text-search.ts";
import type { DB } from "#server/platform/database/types.gen.ts";

interface Period {
  readonly first: Day;
  readonly last: Day;
}

/** So many bookings are sent in one go. */
const MAX_BOOKINGS = 200;

/**
 * Bookings of those days that have ended, with somebody's work or a late removal on no invoice, or with a document that
 * was refused, in the order of their companies' names.
 */
export async function bookingsToInvoice(db: Db, period: Period, now: Moment): Promise<number[]> {
  const rows = await bookingsOf(db, period)
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .select("b.id")
    .where("b.ends_at", "<=", new Date(now))
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom("invoices as i")
            .select("i.id")
            .whereRef("i.booking_id", "=", "b.id")
            .where("i.state", "=", "refused")
            .where("i.taken_back_at", "is", null),
        ),
        exists(
          selectFrom("shifts as s")
            .select("s.id")
            .whereRef("s.booking_id", "=", "b.id")
            .where((eb) =>
              eb.or([
                eb.and([
                  eb("s.status", "=", "selected"),
                  eb("b.status", "<>", "cancelled"),
                  eb("s.not_met_for_booking", "=", false),
                  eb("s.invoice_state", "is", null),
                ]),
                eb.and([
                  eb("s.status", "<>", "selected"),
                  eb("s.cancellation_fee", ">", 0),
                  eb("s.cancellation_fee_lapsed_at", "is", null),
                  eb("s.fee_invoice_id", "is", null),
                ]),
              ]),
            ),
        ),
      ]),
    )
    .orderBy(danishOrder(sql.ref("c.name")))
    .orderBy("b.corporation_id")
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .limit(MAX_BOOKINGS)
    .execute();
  return rows.map(({ id }) => id);
}

/** Bookings of those days at which somebody is selected, or was taken off with pay for it, soonest first. */
export async function bookingsOfPeriod(db: Db, period: Period): Promise<number[]> {
  const rows = await bookingsOf(db, period)
    .select("b.id")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("shifts as s")
          .select("s.id")
          .whereRef("s.booking_id", "=", "b.id")
          .where((eb) =>
            eb.or([
              eb.and([eb("s.status", "=", "selected"), eb("b.status", "<>", "cancelled")]),
              isPaidForRemoval(eb),
            ]),
          ),
      ),
    )
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The shifts of bookings whose people work there, or were taken off with pay for it. */
export async function paidShiftsOf(db: Db, bookingIds: readonly number[]): Promise<ShiftRow[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom("shifts as s")
    .selectAll("s")
    .where("s.booking_id", "in", bookingIds)
    .where((eb) => eb.or([eb("s.status", "=", "selected"), isPaidForRemoval(eb)]))
    .orderBy("s.id")
    .execute();
}

function isPaidForRemoval(eb: ExpressionBuilder<DB & { s: DB["shifts"] }, "s">) {
  return eb.and([
    eb("s.status", "<>", "selected"),
    eb.or([eb("s.cancellation_pay", ">", 0), eb("s.pay_state", "is not", null)]),
  ]);
}

/** The bookings of those days. An index finds them by the moments around the days. */
function bookingsOf(db: Db, { first, last }: Period) {
  return db
    .selectFrom("bookings as b")
    .where("b.starts_at", ">=", new Date(momentOf(first, "00:00") - DAY_MS))
    .where("b.starts_at", "<", new Date(momentOf(last, "24:00") + DAY_MS))
    .where("b.date", ">=", first)
    .where("b.date", "<=", last);
}

const DAY_MS = 24 * HOUR_MS;

/** The pay lines of bookings that count, oldest first. */
export function countingPayLines(db: Db, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("pay_lines as p")
    .leftJoin("pay_file_fetches as f", "f.id", "p.first_fetch_id")
    .select(["p.id", "p.shift_id", "p.kind", "p.hours", "p.amount", "p.created_at", "p.state", "p.vendor"])
    .select("f.fetched_at")
    .where("p.booking_id", "in", bookingIds)
    .where("p.state", "<>", "refused")
    .where("p.taken_back_at", "is", null)
    .orderBy("p.id")
    .execute();
}
