import { officeUserEndpoints } from "#contract/backoffice/office-user.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { undoEndpoints } from "#contract/backoffice/undo.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import { companyUserEndpoints } from "#contract/corporations/company-user.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { invitationEndpoints } from "#contract/employees/invitation.endpoints.ts";
import { transferEndpoints } from "#contract/employees/transfer.endpoints.ts";
import { wayInEndpoints } from "#contract/employees/way-in.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { pushEndpoints } from "#contract/messages/push.endpoints.ts";
import { activeSessionEndpoints } from "#contract/sessions/active-session.endpoints.ts";
import { employeePasskeyEndpoints } from "#contract/sessions/employee-passkey.endpoints.ts";
import { secondFactorEndpoints } from "#contract/sessions/second-factor.endpoints.ts";
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

/** The pages that show the e-mail, and those of the office that say of a booking that it cannot be approved yet. */
export function staleOfConfirmedEmail({ id }: Account): readonly Invalidation[] {
  const keys = [
    queryKey(pageEndpoints.company, { id }),
    queryKey(adminBookingEndpoints.waiting),
    queryKey(invoicingEndpoints.details),
    queryKey(orderEndpoints.ofOffice),
    queryKey(worklistEndpoints.today),
  ];
  return [...staleOfEmail({ id }), { channels: ["admins"], keys }];
}

/** What a security page shows of its second factor, the users of the company and of the office, and the admins' list of companies. */
export function staleOfSecondFactor({
  id,
  companyId,
}: Account & { readonly companyId: number }): readonly Invalidation[] {
  return [
    { channels: [`corporation:${id}`], keys: [queryKey(secondFactorEndpoints.overview)] },
    { channels: [`corporation:${companyId}`], keys: [queryKey(companyUserEndpoints.users)] },
    {
      channels: ["admins"],
      keys: [queryKey(corporationEndpoints.list), queryKey(officeUserEndpoints.users)],
    },
  ];
}

/** An employee's passkeys and other ways in, and the sessions that end with one. */
export function staleOfWaysIn({ id }: Account): readonly Invalidation[] {
  const own = [
    queryKey(employeePasskeyEndpoints.list),
    queryKey(wayInEndpoints.ownWaysIn),
    queryKey(activeSessionEndpoints.ofEmployee),
  ];
  return [
    { channels: [`employee:${id}`], keys: own },
    { channels: ["admins"], keys: [queryKey(wayInEndpoints.waysIn, { id })] },
  ];
}

/** Where a company is signed in. */
export function staleOfCompanySessions({ id }: Account): readonly Invalidation[] {
  return [{ channels: [`corporation:${id}`], keys: [queryKey(activeSessionEndpoints.ofCorporation)] }];
}

/** Where an employee is signed in. */
export function staleOfEmployeeSessions({ id }: Account): readonly Invalidation[] {
  return [{ channels: [`employee:${id}`], keys: [queryKey(activeSessionEndpoints.ofEmployee)] }];
}

/** Whether push messages go to a device of an employee. */
export function staleOfDevice({ id }: Account): readonly Invalidation[] {
  return [{ channels: [`employee:${id}`], keys: [queryKey(pushEndpoints.pushKey)] }];
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

/** Admins' lists of people, which a profile from an old list comes into. */
export function staleOfImport(_facts: Account): readonly Invalidation[] {
  const keys = [queryKey(employeeEndpoints.list), queryKey(employeeEndpoints.options)];
  return [{ channels: ["admins"], keys }];
}

/** The office's list of who is invited. */
export function staleOfInvitation(_facts: object): readonly Invalidation[] {
  return [{ channels: ["admins"], keys: [queryKey(invitationEndpoints.invitations)] }];
}

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
