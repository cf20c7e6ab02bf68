import { ownCalendarEndpoints } from "#contract/employees/shift-calendar.endpoints.ts";
import { type Invalidation, queryKey } from "#contract/wire/endpoint.ts";
import { audited, auditedOfAdmins, type EventTable } from "./event-table.ts";
import { staleOfAccess, staleOfApproval, staleOfProfile } from "./stale-profile.ts";

function staleOfCalendar({ id }: { readonly id: number }): readonly Invalidation[] {
  return [{ channels: [`employee:${id}`], keys: [queryKey(ownCalendarEndpoints.calendar)] }];
}

/** What happens to an employee's access: to the whole account, to its sessions and to its calendar. */
export const employeeAccessEvents = {
  "employee.deactivate": auditedOfAdmins(staleOfAccess),
  "employee.reactivate": auditedOfAdmins(staleOfAccess),
  "employee.undo_deactivate": auditedOfAdmins(staleOfAccess),
  "employee.approve_profile": audited(staleOfApproval),
  "employee.decline_profile": audited(staleOfApproval),
  "employee.merge_profiles": audited(staleOfAccess),
  "employee.reset_token": auditedOfAdmins(staleOfProfile),
  "employee.renew_calendar": auditedOfAdmins(staleOfCalendar),
} satisfies EventTable;
