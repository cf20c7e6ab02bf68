import { sql } from "kysely";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import {
  type BookingRow,
  foundIds,
  type Viewer,
  withStaffType,
} from "#server/features/bookings/booking.queries.ts";
import {
  type ApplicantCounts,
  type CorporationBooking,
  serializeBooking,
} from "#server/features/bookings/serializers/corporation-booking.ts";
import type { StaffShift } from "#server/features/bookings/shifts/shift.queries.ts";
import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import { averageOf, type RatingSummary } from "#server/features/reputation/rating.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { part, type Read, readTogether, together } from "#server/platform/database/driver/together.ts";
import { applicantCounts, standbyCounts } from "./applicant-counts.ts";
import { bookingsOfFoundDays, type OrderedBooking, orderKeyOf, prepaymentsOf } from "./orders.ts";
import { staffOfFound } from "./staff.ts";

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

/** What the answers about many bookings are made of, in the order given: one statement, however many they are. */
export async function loadCorporationBookings(
  db: Db | Tx,
  bookings: readonly BookingRow[],
): Promise<CorporationBooking[]> {
  if (bookings.length === 0) return [];
  const read = await readBookings(db, { ids: bookings.map(({ id }) => id) });
  const factsOf = new Map(factsOfBookings(read).map((facts) => [facts.booking.id, facts]));
  return bookings.flatMap((booking) => {
    const facts = factsOf.get(booking.id);
    return facts ? { ...facts, booking } : [];
  });
}

/**
 * What the answers about the bookings of a query are made of, in its order, read in one statement. The query is built
 * once, with places for its values.
 */
export function bookingsRead<Given extends object>(
  found: (db: Db | Tx, given: Given) => ReturnType<typeof withStaffType>,
  askedOf: (given: Given) => { readonly corporationId: number; readonly now: Date } | null,
): (db: Db | Tx, given: Given, known: string | null) => Promise<Read<CorporationBooking[]>> {
  const read = readTogether(
    (db, given: Given) => ({
      found: found(db, given),
      ...bookingParts(db),
      lasting: lastingOfFound(db, askedOf(given)),
    }),
    { isPlannedOnce: true },
  );
  return async (db, given, known) => (await read(db, given, known)).as(factsOfBookings);
}

/**
 * What the answers about the found bookings follow from. A list follows from all bookings of its company, and loses one
 * when that is over.
 */
function lastingOfFound(db: Db | Tx, list: { readonly corporationId: number; readonly now: Date } | null) {
  const companies = list
    ? sql`(select ${list.corporationId}::integer as id)`
    : sql`(select distinct corporation_id as id from ${part("found")})`;
  const subjects = sql<string[]>`array(
    select 'booking ' || id from ${part("found")}
    union all select 'bookings_of ' || id from ${companies} company
    union all select 'corporation ' || id from ${companies} company
    union all select distinct 'employee ' || s.employee_id from shifts s
      where s.booking_id in ${foundIds} and (s.status in ('selected', 'applied') or s.cancellation_fee > 0))`;
  const until = list
    ? sql<Date | null>`(select min(ends_at) from ${part("found")} where ends_at > ${list.now})`
    : sql<Date | null>`null::timestamptz`;
  return db.selectNoFrom([subjects.as("subjects"), until.as("until")]);
}

/** What the answers about the bookings of `found` are made of besides them, for a statement that reads more. */
export function bookingParts(db: Db | Tx) {
  return {
    corporations: corporationsOfFound(db),
    staff: staffOfFound(db),
    applied: applicantCounts(db),
    standby: standbyCounts(db),
    orders: bookingsOfFoundDays(db),
  };
}

const readBookings = together(
  (db, { ids }: { ids: readonly number[] }) => ({
    found: withStaffType(db).where("b.id", "=", sql<number>`any(${ids}::int[])`),
    ...bookingParts(db),
  }),
  { isPlannedOnce: true },
);

export interface BookingParts {
  readonly found: readonly BookingRow[];
  readonly corporations: readonly (CorporationRow & { rating: RatingSummary })[];
  readonly staff: readonly StaffShift[];
  readonly applied: readonly (ApplicantCounts & { readonly booking_id: number })[];
  readonly standby: readonly BookingCount[];
  readonly orders: readonly OrderedBooking[];
}

interface BookingCount {
  readonly booking_id: number;
  readonly count: number;
}

/** The parts by booking, in the order of `found`. */
export function factsOfBookings(parts: BookingParts): CorporationBooking[] {
  const { found, corporations, staff, applied, standby, orders } = parts;
  const corporationOf = new Map(
    corporations.map(({ rating, ...corporation }) => [corporation.id, { corporation, rating }]),
  );
  const staffOf = Map.groupBy(staff, (row) => row.booking_id);
  const appliedOf = new Map(applied.map((row) => [row.booking_id, row]));
  const standbyOf = new Map(standby.map((row) => [row.booking_id, row.count]));
  const prepayments = prepaymentsOf(orders);
  return found.flatMap((booking) => {
    const company = corporationOf.get(booking.corporation_id);
    if (!company) return [];
    return {
      booking,
      ...company,
      staff: staffOf.get(booking.id) ?? [],
      applied: appliedOf.get(booking.id) ?? null,
      standby: standbyOf.get(booking.id) ?? 0,
      prepayment: prepayments.get(orderKeyOf(booking)) ?? null,
    };
  });
}

/** The companies of the bookings with what employees think of them. */
function corporationsOfFound(db: Db | Tx) {
  return db
    .selectFrom("corporations as c")
    .selectAll("c")
    .select(averageOf("corporation", sql.ref("c.id")).as("rating"))
    .where("c.id", "in", sql<number>`(select corporation_id from ${part("found")})`);
}
