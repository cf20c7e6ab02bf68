import { sql } from "kysely";
import type { WireCorporationBooking } from "#contract/bookings/entities.ts";
import { isPrepaid, type Prepayment, prepaymentOf } from "#rules/pricing/trade-terms.ts";
import {
  type ApplicantCounts,
  type CorporationBooking,
  serializeBooking,
} from "#server/features/bookings/serializers/corporation-booking.ts";
import type { StaffShift } from "#server/features/bookings/shifts/queries.ts";
import type { CorporationRow } from "#server/features/corporations/queries.ts";
import { priceAsBooked, termsOf } from "#server/features/messages/booked-price.ts";
import { averageOf, type RatingSummary } from "#server/features/reputation/ratings.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { type Read, readTogether, together } from "#server/platform/database/driver/together.ts";
import { type BookingRow, type Viewer, withStaffType } from "./queries.ts";

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
  const factsOf = new Map(composed(read).map((facts) => [facts.booking.id, facts]));
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
  const read = readTogether((db, given: Given) => ({
    found: found(db, given),
    ...bookingParts(db),
    lasting: lastingOfFound(db, askedOf(given)),
  }));
  return async (db, given, known) => (await read(db, given, known)).as(composed);
}

/**
 * What the answers about the found bookings follow from. A list follows from all bookings of its company, and loses one
 * when that is over.
 */
function lastingOfFound(db: Db | Tx, list: { readonly corporationId: number; readonly now: Date } | null) {
  const companies = list
    ? sql`(select ${list.corporationId}::integer as id)`
    : sql`(select distinct corporation_id as id from found_part)`;
  const subjects = sql<string[]>`array(
    select 'booking ' || id from found_part
    union all select 'bookings_of ' || id from ${companies} company
    union all select 'corporation ' || id from ${companies} company
    union all select distinct 'employee ' || s.employee_id from shifts s
      where s.booking_id in ${foundIds} and (s.status in ('selected', 'applied') or s.cancellation_fee > 0))`;
  const until = list
    ? sql<Date | null>`(select min(ends_at) from found_part where ends_at > ${list.now})`
    : sql<Date | null>`null::timestamptz`;
  return db.selectNoFrom([subjects.as("subjects"), until.as("until")]);
}

/** What the answers about the bookings of `found` are made of besides them, for a statement that reads more. */
export function bookingParts(db: Db | Tx) {
  return {
    corporations: corporationsOfFound(db),
    staff: staffWhere(db).where("s.booking_id", "in", foundIds),
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

/** The bookings that the statement has found. */
export const foundIds = sql<number>`(select id from found_part)`;

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
export function composed(parts: BookingParts): CorporationBooking[] {
  const { found, corporations, staff, applied, standby, orders } = parts;
  const corporationOf = new Map(
    corporations.map(({ rating, ...corporation }) => [corporation.id, { corporation, rating }]),
  );
  const staffOf = Map.groupBy(staff, (row) => row.booking_id);
  const appliedOf = new Map(applied.map((row) => [row.booking_id, row]));
  const standbyOf = new Map(standby.map((row) => [row.booking_id, row.count]));
  const prepayments = prepaymentsOf(orders);
  return found.flatMap((booking) => {
    const customer = corporationOf.get(booking.corporation_id);
    if (!customer) return [];
    return {
      booking,
      ...customer,
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
    .where("c.id", "in", sql<number>`(select corporation_id from found_part)`);
}

type OrderedBooking = Awaited<ReturnType<ReturnType<typeof bookingsOfFoundDays>["execute"]>>[number];

/** The bookings of the same companies on the same days: who shares an address among them is one order. */
function bookingsOfFoundDays(db: Db | Tx) {
  return db
    .selectFrom("bookings as b")
    .innerJoin(
      sql<{
        corporation_id: number;
        date: string;
      }>`(select distinct corporation_id, date from found_part)`.as("day"),
      (join) => join.onRef("day.corporation_id", "=", "b.corporation_id").onRef("day.date", "=", "b.date"),
    )
    .select(["b.corporation_id", "b.date", "b.address", "b.zip_code", "b.number_of_staff", "b.hourly_wage"])
    .select([
      "b.fee",
      "b.standard_fee",
      "b.urgent_booking_fee",
      "b.emergency_booking_fee",
      "b.transport_wage",
    ])
    .select(["b.self_paid_break", "b.start_time", "b.end_time", "b.terms", "b.created_at", "b.id"])
    .where("b.status", "<>", "cancelled");
}

/** The prepayment of each order that asks for one, by `orderKeyOf`. Rule: Prepayment, docs/rules/trade-terms.md. */
function prepaymentsOf(bookings: readonly OrderedBooking[]): Map<string, Prepayment> {
  const prepayments = new Map<string, Prepayment>();
  for (const [key, order] of Map.groupBy(bookings, orderKeyOf)) {
    const prepayment = prepaymentOfOrder(order);
    if (prepayment) prepayments.set(key, prepayment);
  }
  return prepayments;
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

type OrderKey = Pick<BookingRow, "corporation_id" | "date" | "address" | "zip_code">;

/** A company's bookings for one day and address are one order. */
function orderKeyOf({ corporation_id, date, address, zip_code }: OrderKey): string {
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
  const rows = await staffWhere(db).where("s.booking_id", "in", bookingIds).execute();
  return Map.groupBy(rows, (row) => row.booking_id);
}

function staffWhere(db: Db | Tx) {
  return db
    .selectFrom("shifts as s")
    .innerJoin("employees as e", "e.id", "s.employee_id")
    .selectAll("s")
    .select(["e.first_name", "e.last_name", "e.phone", "e.profile_image", "e.base_url_image", "e.birth_date"])
    .where((eb) =>
      eb.or([
        eb("s.status", "=", "selected"),
        eb.and([eb("s.cancellation_fee", ">", 0), eb("s.cancellation_fee_lapsed_at", "is", null)]),
      ]),
    )
    .orderBy("s.booked_at")
    .orderBy("s.id");
}

/**
 * Who applies for each of the bookings; no row for none. What a company's list leaves out is counted by itself:
 * people who are booked elsewhere over that time, and when the freezes of the others end.
 * Rule: Lists of a booking, docs/rules/applying.md.
 */
function applicantCounts(db: Db | Tx) {
  // As the exclusion constraint has it, whose index finds nobody quickly. Asked by begin and end PostgreSQL expects so
  // many that it reads all shifts for each applicant, where they are few.
  const periodOf = (shift: "o" | "s") =>
    sql`tstzrange(${sql.ref(`${shift}.starts_at`)}, ${sql.ref(`${shift}.ends_at`)})`;
  const isElsewhere = sql<boolean>`exists (
    select from shifts o where o.employee_id = s.employee_id and o.status = 'selected' and o.booking_id <> s.booking_id
      and (o.work_date = s.work_date or ${periodOf("o")} && ${periodOf("s")}))`;
  const freezeEnds = sql<number | null>`(
    select extract(epoch from max(p.freeze_until)) * 1000 from penalties p
    where p.employee_id = s.employee_id and p.annulled_at is null and not p.is_held)`;
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("shifts as s")
        .select(["s.booking_id", isElsewhere.as("is_elsewhere"), freezeEnds.as("freeze_ends")])
        .where("s.booking_id", "in", foundIds)
        .where("s.status", "=", "applied")
        .as("a"),
    )
    .select([
      "a.booking_id",
      sql<number>`count(*)`.as("all"),
      sql<number>`count(*) filter (where a.is_elsewhere)`.as("elsewhere"),
      sql<
        number[]
      >`coalesce(json_agg(a.freeze_ends) filter (where a.freeze_ends is not null and not a.is_elsewhere), '[]')`.as(
        "freezes",
      ),
    ])
    .groupBy("a.booking_id");
}

/** How many people stand by for each of the bookings; no row for none. */
function standbyCounts(db: Db | Tx) {
  return db
    .selectFrom("standby_places")
    .select((eb) => ["booking_id", eb.fn.countAll<number>().as("count")])
    .where("booking_id", "in", foundIds)
    .where("struck_off_at", "is", null)
    .groupBy("booking_id");
}
