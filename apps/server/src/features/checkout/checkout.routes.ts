import { checkoutEndpoints as rows } from "#contract/checkout/checkout.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { approvalSummary } from "./approval-summary.ts";
import { corporationApproveAll } from "./company-approve-all.ts";
import { corporationShifts } from "./company-checkout.ts";
import { corporationRating } from "./company-rating.ts";
import { corporationStamp } from "./company-stamp.ts";
import { employeeShift } from "./employee-checkout.ts";
import { employeeRating } from "./employee-rating.ts";
import { employeeStamp } from "./employee-stamp.ts";
import { timesLog } from "./times-log.ts";

export const checkoutRoutes: readonly Route[] = [
  route(rows.corporationShifts, corporationShifts),
  route(rows.corporationStamp, corporationStamp),
  route(rows.corporationRating, corporationRating),
  route(rows.approvalSummary, approvalSummary),
  route(rows.corporationApproveAll, corporationApproveAll),
  route(rows.employeeShift, employeeShift),
  route(rows.timesLog, timesLog),
  route(rows.employeeStamp, employeeStamp),
  route(rows.employeeRating, employeeRating),
];
