import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { type Invalidation, queryKey } from "#contract/wire/endpoint.ts";
import { audited, type EventTable, nothingStale, unaudited } from "./event-table.ts";

function staleOfJobSearch({ employeeId }: { readonly employeeId: number }): readonly Invalidation[] {
  return [
    {
      channels: [`employee:${employeeId}`],
      keys: [queryKey(jobEndpoints.overview), queryKey(jobSearchEndpoints.openJobs)],
    },
  ];
}

/** What somebody decides about the open jobs that are shown to them. */
export const jobSearchEvents = {
  "booking.not_interested": audited(nothingStale),
  "booking.interested": audited(nothingStale),
  /** Also where nothing changes: a page that still shows the job is behind. */
  "booking.interest_said": unaudited(staleOfJobSearch),
} satisfies EventTable;
