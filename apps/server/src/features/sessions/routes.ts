import { accountEndpoints } from "#contract/corporations/account-endpoints.ts";
import { activeSessionEndpoints } from "#contract/sessions/active-session-endpoints.ts";
import { sessionEndpoints as rows } from "#contract/sessions/endpoints.ts";
import {
  cancelEmailChange,
  changeEmail,
  giveEmail,
  sendEmailLinkAgain,
} from "#server/features/sessions/emails/change-email.ts";
import { confirmEmail } from "#server/features/sessions/emails/confirm-email.ts";
import { changePassword } from "#server/features/sessions/passwords/change-password.ts";
import { confirmResetPassword } from "#server/features/sessions/passwords/confirm-reset-password.ts";
import { resetPassword } from "#server/features/sessions/passwords/reset-password.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import {
  corporationSessions,
  employeeSessions,
  endCorporationSession,
  endEmployeeSession,
  endOtherCorporationSessions,
  endOtherEmployeeSessions,
} from "./active-sessions.ts";
import { corporationMe, corporationSignIn, corporationSignOut } from "./corporation-session.ts";
import { employeeMe, employeeSignIn, employeeSignOut } from "./employee-session.ts";
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
  route(activeSessionEndpoints.ofCorporation, corporationSessions),
  route(activeSessionEndpoints.endOfCorporation, endCorporationSession),
  route(activeSessionEndpoints.endOthersOfCorporation, endOtherCorporationSessions),
  route(activeSessionEndpoints.ofEmployee, employeeSessions),
  route(activeSessionEndpoints.endOfEmployee, endEmployeeSession),
  route(activeSessionEndpoints.endOthersOfEmployee, endOtherEmployeeSessions),
  route(accountEndpoints.changeEmail, changeEmail),
  route(accountEndpoints.giveEmail, giveEmail),
  route(accountEndpoints.sendEmailLinkAgain, sendEmailLinkAgain),
  route(accountEndpoints.cancelEmailChange, cancelEmailChange),
  route(accountEndpoints.confirmEmail, confirmEmail),
];
