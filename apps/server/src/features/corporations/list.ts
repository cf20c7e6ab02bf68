import type { corporationEndpoints as rows } from "#contract/corporations/endpoints.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { countCorporations, searchCorporations } from "./list-queries.ts";
import { corporationView } from "./serializers.ts";

/** One page of the companies that match, newest first. */
export const corporations: Handler<typeof rows.list> = async ({ query, services }) => {
  const { searchTerm: term, limit, offset } = query;
  const found = await searchCorporations(services.db, { term, limit, offset });
  return {
    corporations: found.rows.map((row) => corporationView(row, true)),
    totalCorporations: found.total,
  };
};

export const corporationCount: Handler<typeof rows.count> = ({ services }) => countCorporations(services.db);
