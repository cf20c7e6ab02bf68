import type { companyUserEndpoints as rows } from "#contract/corporations/company-user.endpoints.ts";
import { canChangeUser } from "#rules/people/security/office-roles.ts";
import { updateCorporation } from "#server/features/corporations/corporation.queries.ts";
import { chosenDepartment } from "#server/features/corporations/departments/department.queries.ts";
import { record } from "#server/features/events/record.ts";
import { endPasswordResets } from "#server/features/sessions/passwords/password.queries.ts";
import { actorOf, changesOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { endSessionsOf } from "#server/platform/sessions/sessions.ts";
import { isWaiting, loadUser, lockUsers } from "./company-user.queries.ts";
import { companyWithUsers } from "./invite-user.ts";

/**
 * Gives a user of the company another role, a department to book for, or takes the access away, which ends every session
 * and event stream of it; a repeat changes nothing. Refuses `not_found`, `own_account`, `last_owner`, and `invalid` for an
 * archived department.
 * Rule: The last owner of a company, docs/rules/people.md.
 */
export const changeUser: Handler<typeof rows.changeUser> = ({ session, params, body, now, services }) => {
  const caller = companyWithUsers(session);
  return inTransaction(services.db, async (tx) => {
    const users = await lockUsers(tx, caller.companyId);
    const row = users.find(({ id }) => id === params.id);
    if (!row) throw new DomainError("not_found");
    const before = {
      role: row.company_role,
      disabled: row.login_disabled_at !== null,
      department: row.own_department_id,
    };
    const after = {
      role: body.role ?? before.role,
      disabled: body.disabled ?? before.disabled,
      department: await chosenDepartment(tx, body.department, {
        ...{ corporationId: caller.companyId, before: before.department },
      }),
    };
    const owners = users.filter(
      (one) => one.company_role === "owner" && !one.login_disabled_at && !isWaiting(one),
    );
    const verdict = canChangeUser(
      {
        role: row.company_role,
        isSelf: row.id === caller.loginId && caller.actorId === null,
        otherOwners: owners.filter(({ id }) => id !== row.id).length,
      },
      { role: after.role, isDisabled: after.disabled },
    );
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    const changes = changesOf(before, after);
    if (Object.keys(changes).length === 0) return loadUser(tx, caller.companyId, row.id);
    await updateCorporation(tx, row.id, {
      company_role: after.role,
      own_department_id: after.department,
      login_disabled_at: after.disabled ? (row.login_disabled_at ?? new Date(now)) : null,
    });
    if (after.disabled) {
      await endSessionsOf(tx, { kind: "corporation", id: row.id }, caller.tokenHash);
      await endPasswordResets(tx, row.id, now);
    }
    await record(
      { tx, actor: actorOf(session), now },
      {
        ...{ type: "company_user.change_user", id: row.id, companyId: caller.companyId },
        detail: { changes },
      },
    );
    return loadUser(tx, caller.companyId, row.id);
  });
};
