import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { corporationsExport } from "#server/features/corporations/export.ts";
import { corporationCount, corporations } from "#server/features/corporations/list.ts";
import { employeeOptions, employees } from "#server/features/employees/admin/list.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { deactivateEmployee, resetEmployeeToken } from "./employee-access.ts";

export const peopleRoutes: readonly Route[] = [
  route(employeeEndpoints.list, employees),
  route(employeeEndpoints.options, employeeOptions),
  route(employeeEndpoints.deactivate, deactivateEmployee),
  route(employeeEndpoints.resetToken, resetEmployeeToken),
  route(corporationEndpoints.list, corporations),
  route(corporationEndpoints.count, corporationCount),
  route(corporationEndpoints.export, corporationsExport),
];
