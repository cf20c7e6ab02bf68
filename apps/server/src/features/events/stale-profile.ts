import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { profileChangeEndpoints } from "#contract/backoffice/profile-change.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { undoEndpoints } from "#contract/backoffice/undo.endpoints.ts";
import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { invitationEndpoints } from "#contract/employees/invitation.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { type Invalidation, queryKey } from "#contract/wire/endpoint.ts";

interface ProfileFacts {
  /** The employee's id. */
  readonly id: number;
}

/** Pages of an employee and of the admins that show the employee's profile. */
export function staleOfProfile({ id }: ProfileFacts): readonly Invalidation[] {
  return [
    {
      channels: [`employee:${id}`, "admins"],
      keys: [
        queryKey(sessionEndpoints.employeeMe),
        queryKey(employeeEndpoints.list),
        queryKey(pageEndpoints.person, { id }),
        queryKey(profileChangeEndpoints.changesOfEmployee, { id }),
      ],
    },
  ];
}

/** Pages of a profile, and the jobs that its skills decide about. */
export function staleOfSkills(facts: ProfileFacts): readonly Invalidation[] {
  const keys = [
    queryKey(jobEndpoints.overview),
    queryKey(jobSearchEndpoints.openJobs),
    queryKey(jobEndpoints.booking),
  ];
  return [...staleOfProfile(facts), { channels: [`employee:${facts.id}`], keys }];
}

/** Pages of a profile, what the person may apply for, and the office's lists of new people. */
export function staleOfApproval(facts: ProfileFacts): readonly Invalidation[] {
  const keys = [
    queryKey(approvalEndpoints.newProfiles),
    queryKey(employeeEndpoints.options),
    queryKey(invitationEndpoints.invitations),
  ];
  return [...staleOfSkills(facts), { channels: ["admins"], keys }];
}

/** Pages of a profile, and the admins' lists of people to choose from and of what can be undone. */
export function staleOfAccess(facts: ProfileFacts): readonly Invalidation[] {
  return [
    ...staleOfProfile(facts),
    { channels: ["admins"], keys: [queryKey(employeeEndpoints.options), queryKey(undoEndpoints.list)] },
  ];
}
