import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { type Channel, queryKey } from "#contract/wire/endpoint.ts";
import { audited, type EventTable, unaudited } from "./event-table.ts";
import { staleOfShifts } from "./stale-pages.ts";

/** What a company and its staff say of the work. */
export const checkoutEvents = {
  "shift.stamp": audited(staleOfHours),
  /** A company is reminded, from which on its silence counts anew. */
  "shift.warn_of_silence": unaudited(staleOfHours),
  "shift.agree_by_silence": audited(staleOfHours),
  "shift.rate": audited(staleOfShifts),
} satisfies EventTable;

function staleOfHours(facts: Parameters<typeof staleOfShifts>[0]) {
  return [
    ...staleOfShifts(facts),
    {
      channels: facts.shifts.map(({ employee_id }): Channel => `employee:${employee_id}`),
      keys: [queryKey(employeeEndpoints.checkoutNotifications)],
    },
  ];
}
