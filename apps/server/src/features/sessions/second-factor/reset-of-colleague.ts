import type { officeUserEndpoints } from "#contract/backoffice/office-user.endpoints.ts";
import type { companyUserEndpoints } from "#contract/corporations/company-user.endpoints.ts";
import * as companyUsers from "#server/features/sessions/company-users/company-user.queries.ts";
import { companyWithUsers } from "#server/features/sessions/company-users/invite-user.ts";
import * as officeUsers from "#server/features/sessions/office-users/office-user.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { takeFactorsAway } from "./reset.ts";

/**
 * Takes the lost second factor of a user of the company away for an owner of it, who knows the person; harmless where there
 * is none. Their sessions end, and they are told by mail with the reason. Refuses `not_found` and `own_factor`.
 */
export const resetUserFactor: Handler<typeof companyUserEndpoints.resetUserFactor> = (call) => {
  const { session, params, body, now, services } = call;
  const caller = companyWithUsers(session);
  return inTransaction(services.db, async (tx) => {
    const users = await companyUsers.lockUsers(tx, caller.companyId);
    if (!users.some(({ id }) => id === params.id)) throw new DomainError("not_found");
    // Who acts for the company from the office is none of its users.
    if (params.id === caller.loginId && caller.actorId === null) throw new DomainError("own_factor");
    await takeFactorsAway(actorOf(session), { tx, now, services }, params.id, body.reason);
    return companyUsers.loadUser(tx, caller.companyId, params.id);
  });
};

/** Takes the lost second factor of a colleague in the office away for an owner, as that of a company's user. Refuses `not_found` and `own_factor`. */
export const resetOfficeUserFactor: Handler<typeof officeUserEndpoints.resetUserFactor> = (call) => {
  const { session, params, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const users = await officeUsers.lockUsers(tx);
    if (!users.some(({ id }) => id === params.id)) throw new DomainError("not_found");
    if (params.id === corporationOf(session).id) throw new DomainError("own_factor");
    await takeFactorsAway(actorOf(session), { tx, now, services }, params.id, body.reason);
    return officeUsers.loadUser(tx, params.id);
  });
};
