import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import { activeSessionEndpoints } from "#contract/sessions/active-session.endpoints.ts";
import { employeePasskeyEndpoints } from "#contract/sessions/employee-passkey.endpoints.ts";
import { secondFactorEndpoints } from "#contract/sessions/second-factor.endpoints.ts";
import { sessionEndpoints as rows } from "#contract/sessions/session.endpoints.ts";
import {
  cancelEmailChange,
  changeEmail,
  giveEmail,
  sendEmailLinkAgain,
} from "#server/features/sessions/emails/change-email.ts";
import { confirmEmail } from "#server/features/sessions/emails/confirm-email.ts";
import { markEmailConfirmed, sendEmailLinkOf } from "#server/features/sessions/emails/unconfirmed-email.ts";
import {
  addOwnPasskey,
  ownPasskeys,
  removeOwnPasskey,
  startOwnPasskey,
} from "#server/features/sessions/employee-passkeys/own-passkeys.ts";
import {
  passkeySignInOptions,
  signInWithPasskey,
} from "#server/features/sessions/employee-passkeys/passkey-sign-in.ts";
import { changePassword } from "#server/features/sessions/passwords/change-password.ts";
import { confirmResetPassword } from "#server/features/sessions/passwords/confirm-reset-password.ts";
import { resetPassword } from "#server/features/sessions/passwords/reset-password.ts";
import { resetSecondFactor } from "#server/features/sessions/second-factor/reset.ts";
import { secondFactorOverview } from "#server/features/sessions/second-factor/set-up/overview.ts";
import {
  addPasskey,
  removePasskey,
  startPasskey,
} from "#server/features/sessions/second-factor/set-up/passkeys.ts";
import { renewRecoveryCodes } from "#server/features/sessions/second-factor/set-up/recovery-codes.ts";
import { confirmTotp, removeTotp, startTotp } from "#server/features/sessions/second-factor/set-up/totp.ts";
import { secondStep } from "#server/features/sessions/second-factor/sign-in.ts";
import { proofChallenge, stepUp } from "#server/features/sessions/second-factor/step-up.ts";
import { sendSignInCode } from "#server/features/sessions/sign-in-codes/send-code.ts";
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
  route(rows.sendSignInCode, sendSignInCode),
  route(rows.employeeMe, employeeMe),
  route(rows.employeeSignOut, employeeSignOut),
  route(employeePasskeyEndpoints.signInOptions, passkeySignInOptions),
  route(employeePasskeyEndpoints.signIn, signInWithPasskey),
  route(employeePasskeyEndpoints.list, ownPasskeys),
  route(employeePasskeyEndpoints.start, startOwnPasskey),
  route(employeePasskeyEndpoints.add, addOwnPasskey),
  route(employeePasskeyEndpoints.remove, removeOwnPasskey),
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
  route(accountEndpoints.sendEmailLinkOf, sendEmailLinkOf),
  route(accountEndpoints.markEmailConfirmed, markEmailConfirmed),
  route(secondFactorEndpoints.secondStep, secondStep),
  route(secondFactorEndpoints.overview, secondFactorOverview),
  route(secondFactorEndpoints.startTotp, startTotp),
  route(secondFactorEndpoints.confirmTotp, confirmTotp),
  route(secondFactorEndpoints.removeTotp, removeTotp),
  route(secondFactorEndpoints.startPasskey, startPasskey),
  route(secondFactorEndpoints.addPasskey, addPasskey),
  route(secondFactorEndpoints.removePasskey, removePasskey),
  route(secondFactorEndpoints.renewRecoveryCodes, renewRecoveryCodes),
  route(secondFactorEndpoints.challenge, proofChallenge),
  route(secondFactorEndpoints.stepUp, stepUp),
  route(secondFactorEndpoints.reset, resetSecondFactor),
];
