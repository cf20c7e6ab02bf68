import type { sessionEndpoints } from "#contract/areas/sessions.ts";
import { employeeProfile } from "#server/accounts/employee-profile.ts";
import { actorOf } from "#server/areas/actor.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { findCorporation } from "#server/stores/people/corporations.ts";
import { findEmployee } from "#server/stores/people/employees.ts";
import { openSession } from "#server/stores/sessions/sessions.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { corporationView } from "#server/views/people/corporation.ts";

/** Opens a session of a company for an admin. Refuses: `own_profile` (D-119), `not_found`. */
export const takeOverCorporation: Verb<typeof sessionEndpoints.takeOverCorporation> = ({
  session,
  params,
  now,
  services,
}) => {
  const admin = corporationOf(session);
  if (params.id === admin.id) throw new Refused("own_profile");
  return inTransaction(services.db, async (tx) => {
    const corporation = await findCorporation(tx, params.id);
    if (!corporation) throw new Refused("not_found");
    const parent = { tokenHash: admin.tokenHash, actorId: admin.id };
    const token = await openSession(tx, { kind: "corporation", id: params.id }, now, parent);
    const actor = actorOf(admin);
    await audit(tx, { actor, action: "take_over", entity: "corporation", entityId: params.id, now });
    return { token, corporation: corporationView(corporation, true), taken_over: true };
  });
};

/** Opens a session of an employee for an admin. Refuses `not_found`, also for somebody who is deactivated. */
export const takeOverEmployee: Verb<typeof sessionEndpoints.takeOverEmployee> = ({
  session,
  params,
  now,
  services,
}) => {
  const admin = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const employee = await findEmployee(tx, params.id);
    if (!employee || employee.deactivated_at) throw new Refused("not_found");
    const parent = { tokenHash: admin.tokenHash, actorId: admin.id };
    const token = await openSession(tx, { kind: "employee", id: params.id }, now, parent);
    const reader = { ...actorOf(admin), onBehalfOf: `employee:${params.id}` };
    await audit(tx, { actor: reader, action: "take_over", entity: "employee", entityId: params.id, now });
    return {
      token,
      employee: await employeeProfile(tx, params.id, { services, now, reader }),
      taken_over: true,
    };
  });
};
