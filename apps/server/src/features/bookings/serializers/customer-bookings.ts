import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { isPrepaid, type Prepayment, prepaymentOf } from "#rules/pricing/trade-terms.ts";
import { type BookingRow, bookingsOfSameDays, type Viewer } from "#server/features/bookings/queries.ts";
import { staffCountsOf, staffOfBookings } from "#server/features/bookings/shifts/queries.ts";
import {
  type CorporationRow,
  findCorporation,
  loadCorporations,
} from "#server/features/corporations/queries.ts";
import { ratingsOf } from "#server/features/ratings/ratings.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { type CustomerBooking, serializeBooking } from "./corporation-booking.ts";
import { priceAsBooked } from "./price.ts";

/** Bookings as their companies see them, in the order given; `from` names the list. */
export async function loadBookingAnswers(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  viewer: Viewer,
  from: string,
): Promise<WireCorporationBooking[]> {
  const all = await customerBookings(db, bookings);
  return all.map((facts) => serializeBooking(facts, viewer, from));
}

/** One booking as its company sees it. */
export async function loadBookingAnswer(
  db: Db | Tx,
  booking: BookingRow,
  viewer: Viewer,
  from = "",
): Promise<WireCorporationBooking> {
  return serializeBooking(await customerBooking(db, booking), viewer, from);
}

/** The company of a booking. */
export async function customerCorporation(
  db: Db | Tx,
  booking: Pick<BookingRow, "corporation_id">,
): Promise<CorporationRow> {
  const corporation = await findCorporation(db, booking.corporation_id);
  if (!corporation) throw new Error(`company ${booking.corporation_id} is missing`);
  return corporation;
}

/** What the views of one booking are made of. */
export async function customerBooking(db: Db | Tx, booking: BookingRow): Promise<CustomerBooking> {
  const [facts] = await customerBookings(db, [booking]);
  if (!facts) throw new Error(`booking ${booking.id} has no company`);
  return facts;
}

/** What the views of many bookings are made of: five queries, however many they are. */
export async function customerBookings(
  db: Db | Tx,
  bookings: readonly BookingRow[],
): Promise<CustomerBooking[]> {
  const ids = bookings.map(({ id }) => id);
  const corporationIds = [...new Set(bookings.map(({ corporation_id }) => corporation_id))];
  const corporations = new Map((await loadCorporations(db, corporationIds)).map((row) => [row.id, row]));
  const ratings = await ratingsOf(db, "corporation", corporationIds);
  const staff = await staffOfBookings(db, ids);
  const counts = await staffCountsOf(db, ids);
  const prepayments = await prepaymentsOf(db, bookings);

  return bookings.flatMap((booking) => {
    const corporation = corporations.get(booking.corporation_id);
    if (!corporation) return [];
    return {
      booking,
      corporation,
      rating: ratings.get(corporation.id) ?? { rating: null, nrOfRatings: 0 },
      staff: staff.get(booking.id) ?? [],
      counts: counts.get(booking.id) ?? { selected: 0, applied: 0 },
      prepayment: prepayments.get(orderKeyOf(booking)) ?? null,
    };
  });
}

/** The prepayment of each order that asks for one, by `orderKeyOf`. */
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
