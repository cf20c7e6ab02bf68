import type { officeUserEndpoints as rows } from "#contract/backoffice/office-user.endpoints.ts";
import { canChangeUser } from "#rules/people/security/office-roles.ts";
import { updateCorporation } from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import { endPasswordResets } from "#server/features/sessions/passwords/password.queries.ts";
import { actorOf, changesOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { endSessionsOf } from "#server/platform/sessions/sessions.ts";
import { isWaiting, loadUser, lockUsers } from "./office-user.queries.ts";

/**
 * Gives an office user another role or takes the access away, which ends every session, take-over and event stream of it;
 * a repeat changes nothing. Refuses `not_found`, `own_account`, `last_owner`. Rule: The last owner, docs/rules/people.md.
 */
export const changeUser: Handler<typeof rows.changeUser> = ({ session, params, body, now, services }) => {
  const caller = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const users = await lockUsers(tx);
    const row = users.find(({ id }) => id === params.id);
    if (!row) throw new DomainError("not_found");
    const before = { role: row.office_role, disabled: row.suspended_at !== null };
    const after = { role: body.role ?? before.role, disabled: body.disabled ?? before.disabled };
    const owners = users.filter((one) => one.office_role === "owner" && !one.suspended_at && !isWaiting(one));
    const verdict = canChangeUser(
      {
        role: row.office_role,
        isSelf: row.id === caller.id,
        otherOwners: owners.filter(({ id }) => id !== row.id).length,
      },
      { role: after.role, isDisabled: after.disabled },
    );
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    const changes = changesOf(before, after);
    if (Object.keys(changes).length === 0) return loadUser(tx, row.id);
    await updateCorporation(tx, row.id, {
      office_role: after.role,
      suspended_at: after.disabled ? (row.suspended_at ?? new Date(now)) : null,
    });
    if (after.disabled) {
      await endSessionsOf(tx, { kind: "corporation", id: row.id });
      await endPasswordResets(tx, row.id, now);
    }
    await record(
      { tx, actor: actorOf(session), now },
      { type: "office_user.change_user", id: row.id, detail: { changes } },
    );
    return loadUser(tx, row.id);
  });
};
