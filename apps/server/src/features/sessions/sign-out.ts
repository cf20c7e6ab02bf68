import type { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf, employeeOf } from "#server/platform/sessions/session.ts";
import { endSession } from "#server/platform/sessions/sessions.ts";

/** Ends the calling session. An admin's take-overs end with it; ending a take-over leaves the admin's own. */
export const corporationSignOut: Handler<typeof sessionEndpoints.corporationSignOut> = async ({
  session,
  services,
}) => {
  await endSession(services.db, corporationOf(session).tokenHash);
  return { status: "success" };
};

export const employeeSignOut: Handler<typeof sessionEndpoints.employeeSignOut> = async ({
  session,
  services,
}) => {
  await endSession(services.db, employeeOf(session).tokenHash);
  return { status: "success" };
};
