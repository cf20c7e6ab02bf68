import { privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import {
  eraseCorporation,
  eraseCorporationAsAdmin,
  eraseEmployee,
  eraseEmployeeAsAdmin,
} from "./erasure/handlers.ts";
import { corporationMyData, employeeMyData } from "./my-data/my-data.ts";

export const privacyRoutes: readonly Route[] = [
  route(rows.employeeData, employeeMyData),
  route(rows.corporationData, corporationMyData),
  route(rows.eraseEmployee, eraseEmployee),
  route(rows.eraseCorporation, eraseCorporation),
  route(rows.eraseEmployeeAsAdmin, eraseEmployeeAsAdmin),
  route(rows.eraseCorporationAsAdmin, eraseCorporationAsAdmin),
];
