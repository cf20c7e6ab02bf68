import { undoEndpoints } from "#contract/backoffice/undo.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { transferEndpoints } from "#contract/employees/transfer.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { type Channel, type Invalidation, queryKey } from "#contract/wire/endpoint.ts";

interface Account {
  readonly id: number;
}

/** Pages of who asks for an old profile and of whose profile it was, and the admins' lists. */
export function staleOfTransfer({
  employees,
}: {
  readonly employees: readonly number[];
}): readonly Invalidation[] {
  return [
    {
      channels: employees.map((id): Channel => `employee:${id}`),
      keys: [queryKey(sessionEndpoints.employeeMe), queryKey(transferEndpoints.ownTransfer)],
    },
    { channels: ["admins"], keys: [queryKey(transferEndpoints.transfers), queryKey(employeeEndpoints.list)] },
  ];
}

/** Pages that show the e-mail a company signs in with. */
export function staleOfEmail({ id }: Account): readonly Invalidation[] {
  return [
    {
      channels: [`corporation:${id}`, "admins"],
      keys: [queryKey(sessionEndpoints.corporationMe), queryKey(corporationEndpoints.list)],
    },
  ];
}

/** A company's calendar, whose address ends with its password. */
export function staleOfPassword({ id }: Account): readonly Invalidation[] {
  return [{ channels: [`corporation:${id}`], keys: [queryKey(corporationEndpoints.calendar)] }];
}

const listsOfAccounts = [
  queryKey(employeeEndpoints.list),
  queryKey(employeeEndpoints.options),
  queryKey(corporationEndpoints.list),
];

/** Lists that name a person who is erased. */
export function staleOfErasedEmployee({ id }: Account): readonly Invalidation[] {
  return [{ channels: [`employee:${id}`, "admins"], keys: listsOfAccounts }];
}

/** Lists that name a company that is erased. */
export function staleOfErasedCorporation({ id }: Account): readonly Invalidation[] {
  return [{ channels: [`corporation:${id}`, "admins"], keys: listsOfAccounts }];
}

/** What an admin can undo, on its own pages and on those of the company that it has taken over. */
export function staleOfUndos({
  corporations,
}: {
  readonly corporations: readonly number[];
}): readonly Invalidation[] {
  return [
    {
      channels: [...new Set(corporations)].map((id): Channel => `corporation:${id}`),
      keys: [queryKey(undoEndpoints.list)],
    },
  ];
}
