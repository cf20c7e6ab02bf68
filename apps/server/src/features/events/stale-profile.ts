import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
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
      ],
    },
  ];
}

/** Pages of a profile, and the admins' lists of people to choose from: somebody comes into them or leaves them. */
export function staleOfAccess(facts: ProfileFacts): readonly Invalidation[] {
  return [...staleOfProfile(facts), { channels: ["admins"], keys: [queryKey(employeeEndpoints.options)] }];
}
