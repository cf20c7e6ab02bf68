import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { penaltyEndpoints } from "#contract/employees/penalty.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { type Invalidation, queryKey } from "#contract/wire/endpoint.ts";
import { audited, auditedOfAdmins, type EventTable, nothingStale, unaudited } from "./event-table.ts";

/** Pages of the employee and of the admins that show somebody's penalties, or what follows from them. */
function staleOfPenalties({ employeeId }: { readonly employeeId: number }): readonly Invalidation[] {
  return [
    {
      channels: [`employee:${employeeId}`],
      keys: [
        queryKey(sessionEndpoints.employeeMe),
        queryKey(penaltyEndpoints.ownPenalties),
        // A freeze decides what can be applied for.
        queryKey(jobEndpoints.overview),
        queryKey(jobSearchEndpoints.openJobs),
        queryKey(jobEndpoints.booking),
      ],
    },
    {
      channels: ["admins"],
      keys: [
        queryKey(penaltyEndpoints.penalties),
        queryKey(employeeEndpoints.list),
        queryKey(pageEndpoints.person, { id: employeeId }),
      ],
    },
  ];
}

/** What happens to cards and freezes. */
export const penaltyEvents = {
  "penalty.given": unaudited(staleOfPenalties),
  "penalty.taken_back": unaudited(staleOfPenalties),
  "penalty.ask_penalty_review": audited(staleOfPenalties),
  "penalty.add_review_file": audited(staleOfPenalties),
  "penalty.remove_review_file": audited(staleOfPenalties),
  "penalty.open_review_file": auditedOfAdmins(nothingStale),
  "penalty.penalty_uphold": audited(staleOfPenalties),
  "penalty.penalty_lift": audited(staleOfPenalties),
} satisfies EventTable;
