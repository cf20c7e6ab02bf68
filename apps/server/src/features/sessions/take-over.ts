import type { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import { serializeCorporation } from "#server/features/corporations/corporation.serializer.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { loadProfile } from "#server/features/employees/profile/load-profile.ts";
import { record } from "#server/features/events/record.ts";
import { underAgreement } from "#server/features/pricing/price-agreement.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";

/** Opens a session of a company for an admin. Refuses: `own_profile`, `not_found`, `office_user`. */
export const takeOverCorporation: Handler<typeof sessionEndpoints.takeOverCorporation> = ({
  session,
  params,
  now,
  services,
}) => {
  const admin = corporationOf(session);
  if (params.id === admin.id) throw new DomainError("own_profile");
  return inTransaction(services.db, async (tx) => {
    const corporation = await findCorporation(tx, params.id);
    if (!corporation || corporation.member_of !== null) throw new DomainError("not_found");
    if (corporation.is_admin) throw new DomainError("office_user");
    const parent = { tokenHash: admin.tokenHash, actorId: admin.id };
    const token = await openSession(tx, { kind: "corporation", id: params.id }, now, parent);
    await record({ tx, actor: actorOf(admin), now }, { type: "corporation.take_over", id: params.id });
    const agreed = await underAgreement(tx, corporation, dayOf(now));
    return { token, corporation: serializeCorporation(agreed, true), user: null, taken_over: true };
  });
};

/** Opens a session of an employee for an admin. Refuses `not_found`, also for somebody who is deactivated. */
export const takeOverEmployee: Handler<typeof sessionEndpoints.takeOverEmployee> = ({
  session,
  params,
  now,
  services,
}) => {
  const admin = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const employee = await findEmployee(tx, params.id);
    if (!employee || employee.deactivated_at) throw new DomainError("not_found");
    const parent = { tokenHash: admin.tokenHash, actorId: admin.id };
    const token = await openSession(tx, { kind: "employee", id: params.id }, now, parent);
    const reader = { ...actorOf(admin), onBehalfOf: `employee:${params.id}` };
    await record({ tx, actor: reader, now }, { type: "employee.take_over", id: params.id });
    return {
      token,
      employee: await loadProfile(tx, params.id, { services, now, reader }),
      taken_over: true,
    };
  });
};
