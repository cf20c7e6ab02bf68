import { checkoutEndpoints as rows } from "#contract/checkout/endpoints.ts";
import { companyApproveAll } from "#server/features/checkout/company/approve-all.ts";
import { companyShifts } from "#server/features/checkout/company/list.ts";
import { companyRating } from "#server/features/checkout/company/rate.ts";
import { companyStamp } from "#server/features/checkout/company/stamp.ts";
import { employeeShift } from "#server/features/checkout/employee/get.ts";
import { employeeRating } from "#server/features/checkout/employee/rate.ts";
import { employeeStamp } from "#server/features/checkout/employee/stamp.ts";
import { type Route, route } from "#server/platform/http/handler.ts";

export const checkoutRoutes: readonly Route[] = [
  route(rows.companyShifts, companyShifts),
  route(rows.companyStamp, companyStamp),
  route(rows.companyRating, companyRating),
  route(rows.companyApproveAll, companyApproveAll),
  route(rows.employeeShift, employeeShift),
  route(rows.employeeStamp, employeeStamp),
  route(rows.employeeRating, employeeRating),
];
