import { approvalEndpoints as rows } from "#contract/areas/approval.ts";
import { corporationsExport } from "#server/features/corporations/export.ts";
import { corporationCount, corporations } from "#server/features/corporations/list.ts";
import { employeeOptions, employees } from "#server/features/employees/admin/list.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { deactivateEmployee, resetEmployeeToken } from "./employee-access.ts";

export const peopleRoutes: readonly Route[] = [
  route(rows.employees, employees),
  route(rows.employeeOptions, employeeOptions),
  route(rows.deactivateEmployee, deactivateEmployee),
  route(rows.resetEmployeeToken, resetEmployeeToken),
  route(rows.corporations, corporations),
  route(rows.corporationCount, corporationCount),
  route(rows.corporationsExport, corporationsExport),
];
