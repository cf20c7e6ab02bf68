import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import { contains } from "#server/platform/database/text-search.ts";

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

/** Whether a booking, aliased `b`, is one of those. */
export function isSearchedFor({ bookingId, corporationIds, staffTypeIds, cities }: SearchedFor) {
  return sql<boolean>`(b.id = ${bookingId}::int
    or b.corporation_id = any(${corporationIds}::int[])
    or b.staff_type_id = any(${staffTypeIds}::int[])
    or b.city = any(${cities}::text[]))`;
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
