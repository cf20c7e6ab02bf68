import type { sessionEndpoints } from "#contract/sessions/endpoints.ts";
import { findCorporation } from "#server/features/corporations/queries.ts";
import { corporationView } from "#server/features/corporations/serializers.ts";
import { employeeProfile } from "#server/features/employees/profile/load-profile.ts";
import { actorOf } from "#server/platform/audit.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { bearerTokenOf, corporationOf, employeeOf } from "#server/platform/sessions/session.ts";

/** The signed-in company with the token that it came with: a session is renewed by sliding, not replaced. */
export const corporationMe: Handler<typeof sessionEndpoints.corporationMe> = async (call) => {
  const session = corporationOf(call.session);
  const corporation = await findCorporation(call.services.db, session.id);
  if (!corporation) throw new DomainError("unauthenticated");
  return {
    token: bearerTokenOf(call.headers),
    corporation: corporationView(corporation, session.asAdmin),
    taken_over: session.actorId !== null,
  };
};

/** The signed-in employee, likewise. In a take-over the admin's look at the pay data is written down. */
export const employeeMe: Handler<typeof sessionEndpoints.employeeMe> = async (call) => {
  const session = employeeOf(call.session);
  const reader = actorOf(session);
  return {
    token: bearerTokenOf(call.headers),
    employee: await employeeProfile(call.services.db, session.id, { ...call, reader }),
    taken_over: session.actorId !== null,
  };
};
