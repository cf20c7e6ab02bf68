import { sessionEndpoints as rows } from "#contract/sessions/endpoints.ts";
import { changePassword } from "#server/features/sessions/passwords/change-password.ts";
import { confirmResetPassword } from "#server/features/sessions/passwords/confirm-reset-password.ts";
import { resetPassword } from "#server/features/sessions/passwords/reset-password.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { corporationSignIn } from "./corporation-sign-in.ts";
import { employeeSignIn } from "./employee-sign-in.ts";
import { corporationMe, employeeMe } from "./me.ts";
import { corporationSignOut, employeeSignOut } from "./sign-out.ts";
import { takeOverCorporation, takeOverEmployee } from "./take-over.ts";

export const sessionRoutes: readonly Route[] = [
  route(rows.corporationSignIn, corporationSignIn),
  route(rows.corporationMe, corporationMe),
  route(rows.corporationSignOut, corporationSignOut),
  route(rows.employeeSignIn, employeeSignIn),
  route(rows.employeeMe, employeeMe),
  route(rows.employeeSignOut, employeeSignOut),
  route(rows.takeOverCorporation, takeOverCorporation),
  route(rows.takeOverEmployee, takeOverEmployee),
  route(rows.resetPassword, resetPassword),
  route(rows.confirmResetPassword, confirmResetPassword),
  route(rows.changePassword, changePassword),
];
