import type { sessionEndpoints } from "#contract/areas/sessions.ts";
import { employeeProfile } from "#server/accounts/employee-profile.ts";
import { actorOf } from "#server/areas/actor.ts";
import { bearerTokenOf, corporationOf, employeeOf, type Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { findCorporation } from "#server/stores/people/corporations.ts";
import { corporationView } from "#server/views/people/corporation.ts";

/** The signed-in company with the token that it came with: a session is renewed by sliding, not replaced. */
export const corporationMe: Verb<typeof sessionEndpoints.corporationMe> = async (call) => {
  const session = corporationOf(call.session);
  const corporation = await findCorporation(call.services.db, session.id);
  if (!corporation) throw new Refused("unauthenticated");
  return {
    token: bearerTokenOf(call.headers),
    corporation: corporationView(corporation, session.asAdmin),
    taken_over: session.actorId !== null,
  };
};

/** The signed-in employee, likewise. In a take-over the admin's look at the pay data is written down. */
export const employeeMe: Verb<typeof sessionEndpoints.employeeMe> = async (call) => {
  const session = employeeOf(call.session);
  const reader = actorOf(session);
  return {
    token: bearerTokenOf(call.headers),
    employee: await employeeProfile(call.services.db, session.id, { ...call, reader }),
    taken_over: session.actorId !== null,
  };
};
