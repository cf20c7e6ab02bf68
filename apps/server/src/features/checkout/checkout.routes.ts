import { checkoutEndpoints as rows } from "#contract/checkout/checkout.endpoints.ts";
import { corporationApproveAll } from "#server/features/checkout/company/approve-all.ts";
import { corporationShifts } from "#server/features/checkout/company/list.ts";
import { corporationRating } from "#server/features/checkout/company/rate.ts";
import { corporationStamp } from "#server/features/checkout/company/stamp.ts";
import { employeeShift } from "#server/features/checkout/employee/get.ts";
import { employeeRating } from "#server/features/checkout/employee/rate.ts";
import { employeeStamp } from "#server/features/checkout/employee/stamp.ts";
import { timesLog } from "#server/features/checkout/employee/times-log.ts";
import { type Route, route } from "#server/platform/http/handler.ts";

export const checkoutRoutes: readonly Route[] = [
  route(rows.corporationShifts, corporationShifts),
  route(rows.corporationStamp, corporationStamp),
  route(rows.corporationRating, corporationRating),
  route(rows.corporationApproveAll, corporationApproveAll),
  route(rows.employeeShift, employeeShift),
  route(rows.timesLog, timesLog),
  route(rows.employeeStamp, employeeStamp),
  route(rows.employeeRating, employeeRating),
];
