import { type OrderPart, orderLeft, type Prepayment, prepaymentOf } from "#rules/pricing/trade-terms.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { priceAsBooked, pricedColumns, termsOf } from "./booked-price.ts";
import { billedColumns } from "./shift-times.ts";
import { priceOfShifts } from "./worked-price.ts";

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
  now: Moment,
): Promise<(booking: OrderKey) => Prepayment | null> {
  return prepaymentsOf(db, await bookingsOfSameDays(db, bookingIds), now);
}

/** A booking that is not saved yet. */
type Planned = OrderKey & Omit<OrderedBooking, "id">;

/** What would be prepaid of each of the orders of bookings that one company is about to make; null where nothing is. Rule: Prepayment, docs/rules/trade-terms.md. */
export async function prepaymentsOfPlan(
  db: Db | Tx,
  planned: readonly Planned[],
  now: Moment,
): Promise<(booking: OrderKey) => Prepayment | null> {
  const [first] = planned;
  if (!first) return () => null;
  const days = planned.map(({ date }) => date);
  const saved = await orderedBookings(db)
    .where("b.corporation_id", "=", first.corporation_id)
    .where("b.date", "in", [...new Set(days)])
    .execute();
  // Those that are saved began their orders.
  const added = planned.map((booking, index) => ({ ...booking, id: Number.MAX_SAFE_INTEGER - index }));
  return prepaymentsOf(db, [...saved, ...added], now, saved);
}

/** What is prepaid of each of the orders of these bookings; people are only on those that are `saved`. */
async function prepaymentsOf(
  db: Db | Tx,
  all: readonly OrderedBooking[],
  now: Moment,
  saved: readonly OrderedBooking[] = all,
): Promise<(booking: OrderKey) => Prepayment | null> {
  const over = saved.filter(({ ends_at }) => ends_at.getTime() <= now).map(({ id }) => id);
  const shifts = Map.groupBy(await selectedShifts(db, over), ({ booking_id }) => booking_id);
  const orders = Map.groupBy(all, orderKeyOf);
  return (booking) => {
    const order = orders.get(orderKeyOf(booking)) ?? [];
    return prepaymentOfOrder(order, (part) => partOf(part, shifts.get(part.id) ?? [], now));
  };
}

type OrderedBooking = Awaited<ReturnType<typeof bookingsOfSameDays>>[number];

/** All bookings of the same companies on the same days, without cancelled ones. */
async function bookingsOfSameDays(db: Db | Tx, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return [];
  return orderedBookings(db)
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
    .execute();
}

/** Bookings without cancelled ones and those that wait for an owner of the company, as far as a prepayment depends on them. */
function orderedBookings(db: Db | Tx) {
  return db
    .selectFrom("bookings as b")
    .select([
      "b.id",
      "b.corporation_id",
      "b.address",
      "b.zip_code",
      "b.number_of_staff",
      "b.created_at",
      "b.ends_at",
    ])
    .select(pricedColumns)
    .where("b.status", "<>", "cancelled")
    .where("b.owner_state", "is distinct from", "waiting");
}

type SelectedShift = Awaited<ReturnType<typeof selectedShifts>>[number];

/** Who was on bookings that are over, as they are billed. */
async function selectedShifts(db: Db | Tx, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom("shifts as s")
    .select(["s.booking_id", ...billedColumns])
    .where("s.booking_id", "in", bookingIds)
    .where("s.status", "=", "selected")
    .execute();
}

/** An order is paid by the terms of the booking that began it. */
function prepaymentOfOrder(
  order: readonly OrderedBooking[],
  part: (booking: OrderedBooking) => OrderPart,
): Prepayment | null {
  const [first] = order.toSorted((a, b) => Number(a.created_at) - Number(b.created_at) || a.id - b.id);
  if (first === undefined) return null;
  const { people, total } = orderLeft(order.map(part));
  return prepaymentOf(people, total, termsOf(first));
}

function partOf(booking: OrderedBooking, selected: readonly SelectedShift[], now: Moment): OrderPart {
  const isOver = booking.ends_at.getTime() <= now;
  const met = selected.filter(({ not_met_for_booking }) => !not_met_for_booking);
  const nobody = { people: 0, total: 0 };
  const booked = () => ({ people: booking.number_of_staff, total: priceAsBooked(booking).total });
  const worked = () => ({ people: met.length, total: priceOfShifts(booking, met).total });
  return { isOver, booked: isOver ? nobody : booked(), worked: isOver ? worked() : nobody };
}

/** A company's bookings for one day and address are one order. */
function orderKeyOf({ corporation_id, date, address, zip_code }: OrderKey): string {
  return [corporation_id, date, address.trim().toLowerCase(), zip_code].join("|");
}
