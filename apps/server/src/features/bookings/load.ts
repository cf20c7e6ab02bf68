import { sql } from "kysely";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { isPrepaid, type Prepayment, prepaymentOf } from "#rules/pricing/trade-terms.ts";
import {
  type CorporationBooking,
  serializeBooking,
} from "#server/features/bookings/serializers/corporation-booking.ts";
import { priceAsBooked } from "#server/features/bookings/serializers/price.ts";
import type { StaffShift } from "#server/features/bookings/shifts/queries.ts";
import { averageOf } from "#server/features/reputation/ratings.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { type BookingRow, bookingsOfSameDays, type Viewer } from "./queries.ts";

/** The answers for bookings, in the order given; `from` names the list. */
export async function loadBookingAnswers(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  viewer: Viewer,
  from: string,
): Promise<WireCorporationBooking[]> {
  const all = await loadCorporationBookings(db, bookings);
  return all.map((facts) => serializeBooking(facts, viewer, from));
}

/** The answer for one booking. */
export async function loadBookingAnswer(
  db: Db | Tx,
  booking: BookingRow,
  viewer: Viewer,
): Promise<WireCorporationBooking> {
  return serializeBooking(await loadCorporationBooking(db, booking), viewer, "");
}

/** What the answers about one booking are made of. */
export async function loadCorporationBooking(db: Db | Tx, booking: BookingRow): Promise<CorporationBooking> {
  const [facts] = await loadCorporationBookings(db, [booking]);
  if (!facts) throw new Error(`booking ${booking.id} has no company`);
  return facts;
}

/** What the answers about many bookings are made of, in the order given: five statements, however many they are. */
export async function loadCorporationBookings(
  db: Db | Tx,
  bookings: readonly BookingRow[],
): Promise<CorporationBooking[]> {
  const ids = bookings.map(({ id }) => id);
  const corporations = await corporationsOf(db, bookings);
  const staff = await staffOfBookings(db, ids);
  const applied = await applicantCountsOf(db, ids);
  const standby = await standbyCountsOf(db, ids);
  const prepayments = await prepaymentsOf(db, bookings);

  return bookings.flatMap((booking) => {
    const found = corporations.get(booking.corporation_id);
    if (!found) return [];
    return {
      booking,
      ...found,
      staff: staff.get(booking.id) ?? [],
      applied: applied.get(booking.id) ?? 0,
      standby: standby.get(booking.id) ?? 0,
      prepayment: prepayments.get(orderKeyOf(booking)) ?? null,
    };
  });
}

type RatedCorporation = Pick<CorporationBooking, "corporation" | "rating">;

/** The companies of bookings with what employees think of them, by company. */
async function corporationsOf(
  db: Db | Tx,
  bookings: readonly BookingRow[],
): Promise<Map<number, RatedCorporation>> {
  const ids = [...new Set(bookings.map(({ corporation_id }) => corporation_id))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("corporations as c")
    .selectAll("c")
    .select(averageOf("corporation", sql.ref("c.id")).as("rating"))
    .where("c.id", "in", ids)
    .execute();
  return new Map(rows.map(({ rating, ...corporation }) => [corporation.id, { corporation, rating }]));
}

/** The prepayment of each order that asks for one, by `orderKeyOf`. Rule: Prepayment, docs/rules/trade-terms.md. */
async function prepaymentsOf(db: Db | Tx, bookings: readonly BookingRow[]): Promise<Map<string, Prepayment>> {
  const orders = Map.groupBy(await bookingsOfSameDays(db, bookings), orderKeyOf);
  const prepayments = new Map<string, Prepayment>();
  for (const [key, order] of orders) {
    const prepayment = prepaymentOfOrder(order);
    if (prepayment) prepayments.set(key, prepayment);
  }
  return prepayments;
}

function prepaymentOfOrder(order: readonly BookingRow[]): Prepayment | null {
  const people = order.reduce((sum, booking) => sum + booking.number_of_staff, 0);
  if (!isPrepaid(people)) return null;
  const total = order.reduce((sum, booking) => sum + priceAsBooked(booking).total, 0);
  return prepaymentOf(people, total);
}

/** A company's bookings for one day and address are one order. */
function orderKeyOf({ corporation_id, date, address, zip_code }: BookingRow): string {
  return [corporation_id, date, address.trim().toLowerCase(), zip_code].join("|");
}

/**
 * The shifts that count on many bookings at once: of selected people, and of removed ones whose cancellation
 * is still billed. In the order in which people were booked.
 */
export async function staffOfBookings(
  db: Db | Tx,
  bookingIds: readonly number[],
): Promise<Map<number, StaffShift[]>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("shifts as s")
    .innerJoin("employees as e", "e.id", "s.employee_id")
    .selectAll("s")
    .select(["e.first_name", "e.last_name", "e.phone", "e.profile_image", "e.base_url_image", "e.birth_date"])
    .where("s.booking_id", "in", bookingIds)
    .where((eb) =>
      eb.or([
        eb("s.status", "=", "selected"),
        eb.and([eb("s.cancellation_fee", ">", 0), eb("s.cancellation_fee_lapsed_at", "is", null)]),
      ]),
    )
    .orderBy("s.booked_at")
    .orderBy("s.id")
    .execute();
  return Map.groupBy(rows, (row) => row.booking_id);
}

/** How many people apply for each of many bookings; no entry for none. */
async function applicantCountsOf(db: Db | Tx, bookingIds: readonly number[]): Promise<Map<number, number>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("shifts")
    .select((eb) => ["booking_id", eb.fn.countAll<number>().as("count")])
    .where("booking_id", "in", bookingIds)
    .where("status", "=", "applied")
    .groupBy("booking_id")
    .execute();
  return new Map(rows.map((row) => [row.booking_id, Number(row.count)]));
}

/** How many people stand by for each of many bookings; no entry for none. */
async function standbyCountsOf(db: Db | Tx, bookingIds: readonly number[]): Promise<Map<number, number>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("standby_places")
    .select((eb) => ["booking_id", eb.fn.countAll<number>().as("count")])
    .where("booking_id", "in", bookingIds)
    .where("struck_off_at", "is", null)
    .groupBy("booking_id")
    .execute();
  return new Map(rows.map((row) => [row.booking_id, Number(row.count)]));
}
