import type { approvalEndpoints as rows } from "#contract/areas/approval.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { countCorporations, searchCorporations } from "./list-queries.ts";
import { corporationView } from "./serializers.ts";

/** One page of the companies that match, newest first. */
export const corporations: Handler<typeof rows.corporations> = async ({ query, services }) => {
  const { searchTerm: term, limit, offset } = query;
  const found = await searchCorporations(services.db, { term, limit, offset });
  return {
    corporations: found.rows.map((row) => corporationView(row, true)),
    totalCorporations: found.total,
  };
};

export const corporationCount: Handler<typeof rows.corporationCount> = ({ services }) =>
  countCorporations(services.db);
