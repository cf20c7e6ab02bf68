import type { sessionEndpoints } from "#contract/areas/sessions.ts";
import { corporationOf, employeeOf, type Verb } from "#server/areas/verb.ts";
import { endSession } from "#server/stores/sessions/sessions.ts";

/** Ends the calling session. An admin's take-overs end with it; ending a take-over leaves the admin's own. */
export const corporationSignOut: Verb<typeof sessionEndpoints.corporationSignOut> = async ({
  session,
  services,
}) => {
  await endSession(services.db, corporationOf(session).tokenHash);
  return { status: "success" };
};

export const employeeSignOut: Verb<typeof sessionEndpoints.employeeSignOut> = async ({
  session,
  services,
}) => {
  await endSession(services.db, employeeOf(session).tokenHash);
  return { status: "success" };
};
