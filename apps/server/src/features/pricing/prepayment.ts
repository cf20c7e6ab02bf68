import { isPrepaid, type Prepayment, prepaymentOf } from "#rules/pricing/trade-terms.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { priceAsBooked, pricedColumns, termsOf } from "./booked-price.ts";

/** What of a booking says which order it belongs to. */
interface OrderKey {
  readonly corporation_id: number;
  readonly date: string;
  readonly address: string;
  readonly zip_code: string;
}

/**
 * Loads the orders that bookings belong to, and answers what is prepaid of the order of one of them; null where nothing
 * is. Rule: Prepayment, docs/rules/trade-terms.md.
 */
export async function loadPrepayments(
  db: Db | Tx,
  bookingIds: readonly number[],
): Promise<(booking: OrderKey) => Prepayment | null> {
  const orders = Map.groupBy(await bookingsOfSameDays(db, bookingIds), orderKeyOf);
  return (booking) => prepaymentOfOrder(orders.get(orderKeyOf(booking)) ?? []);
}

type OrderedBooking = Awaited<ReturnType<typeof bookingsOfSameDays>>[number];

/** All bookings of the same companies on the same days, without cancelled ones. */
async function bookingsOfSameDays(db: Db | Tx, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom("bookings as b")
    .select(["b.id", "b.corporation_id", "b.address", "b.zip_code", "b.number_of_staff", "b.created_at"])
    .select(pricedColumns)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("b.corporation_id", "b.date"),
        "in",
        selectFrom("bookings as o")
          .select(["o.corporation_id", "o.date"])
          .where("o.id", "in", bookingIds)
          .$asTuple("corporation_id", "date"),
      ),
    )
    .where("b.status", "<>", "cancelled")
    .execute();
}

/** An order is paid by the terms of the booking that began it. */
function prepaymentOfOrder(order: readonly OrderedBooking[]): Prepayment | null {
  const [first] = order.toSorted((a, b) => Number(a.created_at) - Number(b.created_at) || a.id - b.id);
  if (first === undefined) return null;
  const terms = termsOf(first);
  const people = order.reduce((sum, booking) => sum + booking.number_of_staff, 0);
  if (!isPrepaid(people, terms)) return null;
  const total = order.reduce((sum, booking) => sum + priceAsBooked(booking).total, 0);
  return prepaymentOf(people, total, terms);
}

/** A company's bookings for one day and address are one order. */
function orderKeyOf({ corporation_id, date, address, zip_code }: OrderKey): string {
  return [corporation_id, date, address.trim().toLowerCase(), zip_code].join("|");
}
