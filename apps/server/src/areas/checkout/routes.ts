import { checkoutEndpoints as rows } from "#contract/areas/checkout.ts";
import { type Route, route } from "#server/areas/verb.ts";
import { companyApproveAll } from "./company-approve-all.ts";
import { companyRating } from "./company-rating.ts";
import { companyShifts } from "./company-shifts.ts";
import { companyStamp } from "./company-stamp.ts";
import { employeeRating } from "./employee-rating.ts";
import { employeeShift } from "./employee-shift.ts";
import { employeeStamp } from "./employee-stamp.ts";

export const checkoutRoutes: readonly Route[] = [
  route(rows.companyShifts, companyShifts),
  route(rows.companyStamp, companyStamp),
  route(rows.companyRating, companyRating),
  route(rows.companyApproveAll, companyApproveAll),
  route(rows.employeeShift, employeeShift),
  route(rows.employeeStamp, employeeStamp),
  route(rows.employeeRating, employeeRating),
];
