import { approvalEndpoints as rows } from "#contract/areas/approval.ts";
import { type Route, route } from "#server/areas/verb.ts";
import { corporationCount, corporations } from "./corporations.ts";
import { corporationsExport } from "./corporations-export.ts";
import { deactivateEmployee, resetEmployeeToken } from "./employee-access.ts";
import { employeeOptions, employees } from "./employees.ts";

export const peopleRoutes: readonly Route[] = [
  route(rows.employees, employees),
  route(rows.employeeOptions, employeeOptions),
  route(rows.deactivateEmployee, deactivateEmployee),
  route(rows.resetEmployeeToken, resetEmployeeToken),
  route(rows.corporations, corporations),
  route(rows.corporationCount, corporationCount),
  route(rows.corporationsExport, corporationsExport),
];
