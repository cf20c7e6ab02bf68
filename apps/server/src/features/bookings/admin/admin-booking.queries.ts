import { type AliasableExpression, sql } from "kysely";
import type { MoneyGap } from "#rules/money/booking-money.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, loadBookings } from "#server/features/bookings/booking.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import {
  byMoment,
  isAfter,
  type PageQuery,
  type Place,
  pageOf,
  readingOf,
} from "#server/platform/database/lists/pages.ts";
import { type Narrowing, narrowedBookings, narrowedOfFew, notEnded } from "./admin-booking.filters.ts";
import { fewSearchedFor, MAX_BOOKINGS, resolveTerm, type SearchedFor } from "./booking-search.queries.ts";

/** One page, and how many there are on all pages, counted up to `mostCounted`. */
interface BookingPage {
  readonly bookings: BookingRow[];
  readonly next: Place | null;
  readonly total: number;
}

/** Counting goes no further, so that it costs the same however many there are; where rows are looked into, sooner. */
const MAX_COUNTED = { all: 1_000, narrowed: 100 };

function mostCounted({ term, money, status }: Narrowing): number {
  return term === "" && money === undefined && status === undefined ? MAX_COUNTED.all : MAX_COUNTED.narrowed;
}

/** Bookings that have started, and cancelled ones, newest first. */
export async function oldBookings(
  db: Db,
  narrowing: Narrowing,
  now: Moment,
  page: PageQuery,
): Promise<BookingPage> {
  const most =
    isSearchedAlone(narrowing) && !page.after
      ? Math.max(mostCounted(narrowing), page.offset + page.limit) + AT_ONCE
      : MAX_BOOKINGS;
  const searched = await resolveTerm(db, narrowing.term, { most, startedBy: now });
  const few = searched && (await fewSearchedFor(db, searched, isOld(now)));
  return few ? oldOfFew(db, few, narrowing, now, page) : oldFromNewest(db, searched, narrowing, now, page);
}

/** So many of the people who are found may work at once: their bookings come in the order of their ends, and a page in that of their starts. */
const AT_ONCE = 100;

/** They have started, or were cancelled. */
const isOld = (now: Moment) => sql<boolean>`(b.starts_at <= ${new Date(now)} or b.status = 'cancelled')`;

/** From the newest on, no further than needed. What is searched for are many. */
async function oldFromNewest(
  db: Db,
  searched: SearchedFor | null,
  narrowing: Narrowing,
  now: Moment,
  page: PageQuery,
): Promise<BookingPage> {
  const narrowed = () => narrowedBookings(db, narrowing, searched, now).select(["b.id", "b.starts_at"]);
  // Two parts, each of them read from an index no further than needed: by `or`, all would be read and sorted.
  const started = narrowed().where("b.starts_at", "<=", new Date(now));
  const cancelled = narrowed().where("b.starts_at", ">", new Date(now)).where("b.status", "=", "cancelled");
  const both = (most: number, after?: Place) => {
    const newest = (part: typeof started) =>
      db
        .selectFrom(
          part
            .where(isAfter(after, latestStartFirst))
            .orderBy("b.starts_at", "desc")
            .orderBy("b.id", "desc")
            .limit(most)
            .as("part"),
        )
        .selectAll();
    // Nothing is due of a cancelled one: there is none among those whose money is asked for.
    const parts =
      narrowing.money === undefined ? newest(started).unionAll(newest(cancelled)) : newest(started);
    return db.selectFrom(parts.as("old")).select(["old.id", "old.starts_at"]);
  };
  const { limit, offset } = readingOf(page);
  const read = await both(offset + limit, page.after)
    .orderBy("old.starts_at", "desc")
    .orderBy("old.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const most = mostCounted(narrowing);
  const total = isSearchedAlone(narrowing) ? most : await countUpTo(db, both(most).limit(most));
  return { ...(await loadPage(db, read, page)), total };
}

/** Whether nothing but the term narrows a list. */
function isSearchedAlone({ term, from, before, status, money }: Narrowing): boolean {
  return term !== "" && [from, before, status, money].every((one) => one === undefined);
}

/** Of those that a term stands for where they are few: all are looked at, and in one go. */
async function oldOfFew(
  db: Db,
  few: readonly number[],
  narrowing: Narrowing,
  now: Moment,
  page: PageQuery,
): Promise<BookingPage> {
  const old = await narrowedOfFew(db, narrowing, few, now)
    .select(["b.id", "b.starts_at"])
    .where(isOld(now))
    .orderBy("b.starts_at", "desc")
    .orderBy("b.id", "desc")
    .execute();
  const { limit, offset } = readingOf(page);
  const [at = 0, id = 0] = page.after ?? [];
  const left = old.filter((row) => {
    const start = row.starts_at.getTime();
    return !page.after || start < at || (start === at && row.id < id);
  });
  return {
    ...(await loadPage(db, left.slice(offset, offset + limit), page)),
    total: Math.min(old.length, mostCounted(narrowing)),
  };
}

/** Of how many ended bookings something is missing, as far as a list counts. */
export async function countGaps(
  db: Db,
  narrowing: Narrowing,
  now: Moment,
): Promise<Record<MoneyGap, number>> {
  const searched = await resolveTerm(db, narrowing.term);
  const countOf = (money: MoneyGap) => {
    const some = narrowedBookings(db, { ...narrowing, money }, searched, now)
      .where("b.starts_at", "<=", new Date(now))
      .select("b.id")
      .limit(MAX_COUNTED.narrowed);
    return db.selectFrom(some.as("some")).select((eb) => eb.fn.countAll<number>().as("count"));
  };
  const counts = await db
    .selectNoFrom([
      countOf("not_invoiced").as("not_invoiced"),
      countOf("not_paid").as("not_paid"),
      countOf("open_hours").as("open_hours"),
    ])
    .executeTakeFirstOrThrow();
  return {
    not_invoiced: Number(counts.not_invoiced),
    not_paid: Number(counts.not_paid),
    open_hours: Number(counts.open_hours),
  };
}

/** Bookings that have not ended, cancelled ones left out, soonest first; also those not approved. */
export async function upcomingBookingsOfAll(
  db: Db,
  narrowing: Narrowing,
  now: Moment,
  page: PageQuery,
): Promise<BookingPage> {
  const searched = await resolveTerm(db, narrowing.term);
  const upcoming = notEnded(narrowedBookings(db, narrowing, searched, now), now).select([
    "b.id",
    "b.starts_at",
  ]);
  const { limit, offset } = readingOf(page);
  const read = await upcoming
    .where(isAfter(page.after, soonestStartFirst))
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    ...(await loadPage(db, read, page)),
    total: await countUpTo(db, upcoming.limit(mostCounted(narrowing))),
  };
}

/** An upcoming booking with its counts, as a day's totals need it. */
export interface CountedBooking {
  readonly id: number;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly corporation: string;
  readonly job_title: string;
  readonly places: number;
  readonly selected: number;
  readonly applied: number;
}

/** Upcoming bookings with their counts, soonest first. */
export async function countedUpcomingBookings(
  db: Db,
  narrowing: Narrowing,
  now: Moment,
): Promise<CountedBooking[]> {
  const rows = await withStaffCounts(db, narrowing, now, await resolveTerm(db, narrowing.term))
    .innerJoin("corporations as c", "c.id", "b.corporation_id")
    .innerJoin("staff_types as t", "t.id", "b.staff_type_id")
    .select(["b.id", "b.date", "b.start_time", "b.end_time", "c.name as corporation", "t.job_title"])
    .select(["b.number_of_staff as places", "s.selected", "s.applied"])
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .execute();
  return rows.map((row) => ({ ...row, selected: Number(row.selected), applied: Number(row.applied) }));
}

/** Places, selected people and applicants of all upcoming bookings together. */
export async function upcomingTotals(
  db: Db,
  narrowing: Narrowing,
  now: Moment,
): Promise<Pick<CountedBooking, "places" | "selected" | "applied">> {
  const sums = await withStaffCounts(db, narrowing, now, await resolveTerm(db, narrowing.term))
    .select([
      sql<number>`coalesce(sum(b.number_of_staff), 0)`.as("places"),
      sql<number>`coalesce(sum(s.selected), 0)`.as("selected"),
      sql<number>`coalesce(sum(s.applied), 0)`.as("applied"),
    ])
    .executeTakeFirstOrThrow();
  return { places: Number(sums.places), selected: Number(sums.selected), applied: Number(sums.applied) };
}

function withStaffCounts(db: Db, narrowing: Narrowing, now: Moment, searched: SearchedFor | null) {
  return notEnded(narrowedBookings(db, narrowing, searched, now), now).innerJoinLateral(
    (eb) =>
      eb
        .selectFrom("shifts")
        .select([
          sql<number>`count(*) filter (where status = 'selected')`.as("selected"),
          sql<number>`count(*) filter (where status = 'applied')`.as("applied"),
        ])
        .whereRef("shifts.booking_id", "=", "b.id")
        .where("shifts.status", "in", ["selected", "applied"])
        .as("s"),
    (join) => join.onTrue(),
  );
}

async function countUpTo(db: Db, some: AliasableExpression<{ id: number }>): Promise<number> {
  const { count } = await db
    .selectFrom(some.as("some"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const startsAt = sql.ref("b.starts_at");
const soonestStartFirst = byMoment("asc", startsAt, "b.id");
const latestStartFirst = byMoment("desc", startsAt, "b.id");

/** The bookings of the page that was read, in its order. */
async function loadPage(db: Db, read: readonly { id: number; starts_at: Date }[], page: PageQuery) {
  const { rows, next } = pageOf(read, page, ({ id, starts_at }) => [starts_at.getTime(), id]);
  const ids = rows.map(({ id }) => id);
  const bookings = new Map((await loadBookings(db, ids)).map((row) => [row.id, row]));
  return { bookings: ids.flatMap((id) => bookings.get(id) ?? []), next };
}
