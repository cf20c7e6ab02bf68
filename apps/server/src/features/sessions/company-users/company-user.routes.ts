import { companyUserEndpoints as rows } from "#contract/corporations/company-user.endpoints.ts";
import { resetUserFactor } from "#server/features/sessions/second-factor/reset-of-colleague.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { changeUser } from "./change-user.ts";
import { inviteUser, sendUserInvitation, users, withdrawUser } from "./invite-user.ts";

/** The users of a company. */
export const companyUserRoutes: readonly Route[] = [
  route(rows.users, users),
  route(rows.inviteUser, inviteUser),
  route(rows.changeUser, changeUser),
  route(rows.resetUserFactor, resetUserFactor),
  route(rows.sendUserInvitation, sendUserInvitation),
  route(rows.withdrawUser, withdrawUser),
];
