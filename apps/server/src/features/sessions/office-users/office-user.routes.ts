import { officeUserEndpoints as rows } from "#contract/backoffice/office-user.endpoints.ts";
import { resetOfficeUserFactor } from "#server/features/sessions/second-factor/reset-of-colleague.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { changeUser } from "./change-user.ts";
import { inviteUser, sendUserInvitation, users, withdrawUser } from "./invite-user.ts";

export const officeUserRoutes: readonly Route[] = [
  route(rows.users, users),
  route(rows.inviteUser, inviteUser),
  route(rows.changeUser, changeUser),
  route(rows.resetUserFactor, resetOfficeUserFactor),
  route(rows.sendUserInvitation, sendUserInvitation),
  route(rows.withdrawUser, withdrawUser),
];
