import { companyKeyEndpoints, officeKeyEndpoints } from "#contract/api-access/api-key.endpoints.ts";
import { type Invalidation, queryKey } from "#contract/wire/endpoint.ts";
import { audited, type EventTable } from "./event-table.ts";

interface HolderFacts {
  /** Null for the office. */
  readonly companyId: number | null;
}

/** What happens to API keys. */
export const apiAccessEvents = {
  "api_key.make_key": audited(staleOfKeys),
  "api_key.revoke_key": audited(staleOfKeys),
} satisfies EventTable;

function staleOfKeys({ companyId }: HolderFacts): Invalidation[] {
  return companyId === null
    ? [{ channels: ["admins"], keys: [queryKey(officeKeyEndpoints.officeKeys)] }]
    : [{ channels: [`corporation:${companyId}`], keys: [queryKey(companyKeyEndpoints.keys)] }];
}
