import { sql } from "kysely";
import type { BookingStatus } from "#rules/bookings/status.ts";
import { addDays, type Day, HOUR_MS, type Moment, momentOf } from "#rules/time/moment.ts";
import type { WeekDays } from "#server/features/bookings/lists/queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import { contains } from "#server/platform/database/text-search.ts";

/** What narrows an admin's list: text, the moments between which bookings start, and their status. */
export interface Narrowing {
  readonly term: string;
  readonly from?: Moment | undefined;
  readonly before?: Moment | undefined;
  readonly status?: BookingStatus | undefined;
}

/** A shift lasts a day at most; one that has not ended did not start before this. */
const LONGEST = 26 * HOUR_MS;

/** Days that narrow a list, each included; the first and last of a week count besides those. */
interface Wanted {
  readonly startDate?: Day | undefined;
  readonly endDate?: Day | undefined;
  readonly week?: WeekDays | undefined;
}

/** The moments between which a booking of those days starts; `before` itself is outside, an open end undefined. */
export function startsBetween({ startDate, endDate, week }: Wanted): { from?: Moment; before?: Moment } {
  const firsts = [startDate, week?.first].filter((day) => day !== undefined).sort();
  const lasts = [endDate, week?.last].filter((day) => day !== undefined).sort();
  const first = firsts.at(-1);
  const last = lasts[0];
  return {
    ...(first === undefined ? {} : { from: momentOf(first, "00:00") }),
    ...(last === undefined ? {} : { before: momentOf(addDays(last, 1), "00:00") }),
  };
}

/** What a search term stands for; each part is looked up in an index of the bookings. */
export interface SearchedFor {
  readonly bookingId: number | null;
  readonly corporationIds: readonly number[];
  readonly staffTypeIds: readonly number[];
  readonly cities: readonly string[];
}

/**
 * Companies, job titles and cities that contain the term, and the booking whose id it is. So the cost of a
 * search follows the number of companies and cities, not that of bookings. An empty term is null: everything.
 */
export async function resolveTerm(db: Db, term: string): Promise<SearchedFor | null> {
  if (term === "") return null;
  const corporations = await db
    .selectFrom("corporations")
    .select("id")
    .where(contains(sql.ref("name"), term))
    .execute();
  const staffTypes = await db
    .selectFrom("staff_types")
    .select("id")
    .where(contains(sql.ref("job_title"), term))
    .execute();
  return {
    bookingId: /^[1-9]\d{0,8}$/.test(term) ? Number(term) : null,
    corporationIds: corporations.map(({ id }) => id),
    staffTypeIds: staffTypes.map(({ id }) => id),
    cities: await citiesWith(db, term),
  };
}

/** The bookings that are left, aliased `b`; `searched` is what `resolveTerm` made of the term. */
export function narrowedBookings(
  db: Db,
  { from, before, status }: Narrowing,
  searched: SearchedFor | null,
  now: Moment,
) {
  let bookings = db.selectFrom("bookings as b");
  if (from !== undefined) bookings = bookings.where("b.starts_at", ">=", new Date(from));
  if (before !== undefined) bookings = bookings.where("b.starts_at", "<", new Date(before));
  if (status !== undefined) bookings = bookings.where(hasStatus(status, now));
  if (searched !== null) bookings = bookings.where(isSearchedFor(searched));
  return bookings;
}

type BookingQuery = ReturnType<typeof narrowedBookings>;

/** Those that are neither cancelled nor over. */
export function notEnded(query: BookingQuery, now: Moment): BookingQuery {
  return query
    .where("b.status", "<>", "cancelled")
    .where("b.ends_at", ">", new Date(now))
    .where("b.starts_at", ">", new Date(now - LONGEST));
}

function isSearchedFor({ bookingId, corporationIds, staffTypeIds, cities }: SearchedFor) {
  return sql<boolean>`(b.id = ${bookingId}::int
    or b.corporation_id = any(${corporationIds}::int[])
    or b.staff_type_id = any(${staffTypeIds}::int[])
    or b.city = any(${cities}::text[]))`;
}

/** `statusOf` as a condition. 'finished' is what the list calls 'Afsluttet': closed check-outs are among them. */
function hasStatus(status: BookingStatus, now: Moment) {
  if (status === "cancelled") return sql<boolean>`b.status = 'cancelled'`;
  const isOver = sql<boolean>`b.status <> 'cancelled' and b.ends_at <= ${new Date(now)}`;
  const isStaffed = sql<boolean>`exists (
    select from shifts s where s.booking_id = b.id and s.status = 'selected')`;
  switch (status) {
    case "expired":
      return sql<boolean>`(${isOver} and not ${isStaffed})`;
    case "finished":
      return sql<boolean>`(${isOver} and ${isStaffed})`;
    case "deprecated":
      return sql<boolean>`(${isOver} and ${isStaffed} and b.all_check_times_approved)`;
    default:
      return sql<boolean>`(b.status = ${status} and b.ends_at > ${new Date(now)})`;
  }
}

/** The cities of bookings that contain the term: hops from one city to the next in the index of cities. */
async function citiesWith(db: Db, term: string): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    with recursive cities as (
      (select city from bookings order by city limit 1)
      union all
      select (select b.city from bookings b where b.city > cities.city order by b.city limit 1)
      from cities where cities.city is not null
    )
    select city from cities where city is not null and ${contains(sql.ref("city"), term)}`.execute(db);
  return rows.map(({ city }) => city);
}
