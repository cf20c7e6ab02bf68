import { sql } from "kysely";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { lastChangesOf } from "#server/features/bookings/agreement/term-change.queries.ts";
import type { BookingRow, Viewer } from "#server/features/bookings/booking.queries.ts";
import { ownerApprovalsOf } from "#server/features/bookings/status/owner-approval/owner-approval.queries.ts";
import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import { loadPrepayments } from "#server/features/pricing/prepayment.ts";
import { averageOf, type RatingSummary } from "#server/features/reputation/rating.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { queueCountsOf } from "./applicant-counts.queries.ts";
import { type CorporationBooking, serializeBooking } from "./corporation-booking.serializer.ts";
import { staffOfBookings } from "./staff.queries.ts";

/** The answers for bookings, in the order given; `from` names the list. */
export async function loadBookingAnswers(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  viewer: Viewer,
  from: string,
): Promise<WireCorporationBooking[]> {
  const all = await loadCorporationBookings(db, bookings, viewer.now);
  return all.map((facts) => serializeBooking(facts, viewer, from));
}

/** The answer for one booking. */
export async function loadBookingAnswer(
  db: Db | Tx,
  booking: BookingRow,
  viewer: Viewer,
): Promise<WireCorporationBooking> {
  return serializeBooking(await loadCorporationBooking(db, booking, viewer.now), viewer, "");
}

/** What the answers about one booking are made of. */
export async function loadCorporationBooking(
  db: Db | Tx,
  booking: BookingRow,
  now: Moment,
): Promise<CorporationBooking> {
  const [facts] = await loadCorporationBookings(db, [booking], now);
  if (!facts) throw new Error(`booking ${booking.id} has no company`);
  return facts;
}

/** What the answers about many bookings are made of, in the order given. */
export async function loadCorporationBookings(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  now: Moment,
): Promise<CorporationBooking[]> {
  const ids = bookings.map(({ id }) => id);
  const [corporations, staff, queues, prepaymentOf, changes, orders, owners] = await Promise.all([
    loadRatedCorporations(db, [...new Set(bookings.map(({ corporation_id }) => corporation_id))]),
    staffOfBookings(db, ids),
    queueCountsOf(db, ids),
    loadPrepayments(db, ids, now),
    lastChangesOf(db, ids),
    namedOrders(
      db,
      bookings.map(({ order_id }) => order_id),
    ),
    ownerApprovalsOf(db, bookings, now),
  ]);
  const changesByBooking = Map.groupBy(changes, ({ booking_id }) => booking_id);
  return bookings.flatMap((booking) => {
    const company = corporations.get(booking.corporation_id);
    const queue = queues.get(booking.id);
    if (!company || !queue) return [];
    return {
      booking,
      ...company,
      ...queue,
      staff: staff.get(booking.id) ?? [],
      prepayment: prepaymentOf(booking),
      changes: changesByBooking.get(booking.id) ?? [],
      order: orders.get(booking.order_id ?? 0) ?? null,
      owner: owners.get(booking.id) ?? null,
    };
  });
}

/** Companies by id, with what employees think of them. */
async function loadRatedCorporations(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, { corporation: CorporationRow; rating: RatingSummary }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("corporations as c")
    .selectAll("c")
    .select(averageOf("corporation", sql.ref("c.id")).as("rating"))
    .where("c.id", "in", ids)
    .execute();
  return new Map(rows.map(({ rating, ...corporation }) => [corporation.id, { corporation, rating }]));
}

/** Orders by id, with their names and how many bookings each has, deleted ones among them. */
async function namedOrders(db: Db | Tx, orderIds: readonly (number | null)[]) {
  const ids = [...new Set(orderIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map<number, NonNullable<WireCorporationBooking["order"]>>();
  const rows = await db
    .selectFrom("orders as o")
    .select(["o.id", "o.title"])
    .select(sql<number>`(select count(*)::int from bookings b where b.order_id = o.id)`.as("bookings"))
    .where("o.id", "in", ids)
    .execute();
  return new Map(rows.map((order) => [order.id, order]));
}
