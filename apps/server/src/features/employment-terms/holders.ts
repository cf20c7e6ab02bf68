import type { termsEndpoints as rows } from "#contract/employees/employment-terms.endpoints.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { fullName } from "#texts/format/contact.ts";
import { latestTermsOfAll } from "./terms.queries.ts";

/** Everybody's latest terms, for the office. */
export const holders: Handler<typeof rows.holders> = async ({ services }) => {
  const all = await latestTermsOfAll(services.db);
  return all.map(({ first_name, last_name, given_at, read_at, ...terms }) => ({
    ...terms,
    name: fullName(first_name, last_name),
    given_at: given_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }));
};
