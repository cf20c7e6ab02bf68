import { sql } from "kysely";
import type { corporationEndpoints as rows } from "#contract/corporations/endpoints.ts";
import type { Db } from "#server/platform/database/database.ts";
import { type Found, matches, type Search } from "#server/platform/database/text-search.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import type { CorporationRow } from "./queries.ts";
import { serializeCorporation } from "./serializers.ts";

/** One page of the companies that match, newest first. */
export const corporations: Handler<typeof rows.list> = async ({ query, services }) => {
  const { searchTerm: term, limit, offset } = query;
  const found = await searchCorporations(services.db, { term, limit, offset });
  return {
    corporations: found.rows.map((row) => serializeCorporation(row, true)),
    totalCorporations: found.total,
  };
};

export const corporationCount: Handler<typeof rows.count> = ({ services }) => countCorporations(services.db);

const corporationText = sql`concat_ws(' ', name, email, phone, cvr_nr)`;

/** Companies, newest first. The term is looked for in name, e-mail, telephone and CVR number, and as id. */
async function searchCorporations(db: Db, { term, limit, offset }: Search): Promise<Found<CorporationRow>> {
  let found = db.selectFrom("corporations");
  if (term !== "") found = found.where(matches(corporationText, term));
  const rows = await found.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute();
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

async function countCorporations(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("corporations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Every company, newest first, with how many bookings it has made, cancelled ones among them. */
export async function corporationsWithBookings(
  db: Db,
): Promise<{ corporation: CorporationRow; bookings: number }[]> {
  const corporations = await db.selectFrom("corporations").selectAll().orderBy("id", "desc").execute();
  const counts = await db
    .selectFrom("bookings")
    .select((eb) => ["corporation_id", eb.fn.countAll<number>().as("count")])
    .groupBy("corporation_id")
    .execute();
  const countOf = new Map(counts.map((row) => [row.corporation_id, Number(row.count)]));
  return corporations.map((corporation) => ({
    corporation,
    bookings: countOf.get(corporation.id) ?? 0,
  }));
}
