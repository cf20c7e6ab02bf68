import type { approvalEndpoints as rows } from "#contract/areas/approval.ts";
import type { Verb } from "#server/areas/verb.ts";
import { countCorporations, searchCorporations } from "#server/stores/people/admin-lists.ts";
import { corporationView } from "#server/views/people/corporation.ts";

/** One page of the companies that match, newest first. */
export const corporations: Verb<typeof rows.corporations> = async ({ query, services }) => {
  const { searchTerm: term, limit, offset } = query;
  const found = await searchCorporations(services.db, { term, limit, offset });
  return {
    corporations: found.rows.map((row) => corporationView(row, true)),
    totalCorporations: found.total,
  };
};

export const corporationCount: Verb<typeof rows.corporationCount> = ({ services }) =>
  countCorporations(services.db);
