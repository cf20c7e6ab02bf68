import type { employeeEndpoints } from "#contract/employees/endpoints.ts";
import { type EmployeeRow, lockEmployee, updateEmployee } from "#server/features/employees/queries.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { bearerTokenOf, employeeOf } from "#server/platform/sessions/session.ts";
import { loadProfile } from "./load-profile.ts";

/**
 * Moves the caller's sign-in to an unclaimed old profile with the same CPR number and removes the empty new one.
 * The session goes on with its token, now for the old profile. Refuses: `onboarding_done`,
 * `old_profile_not_found`, `already_claimed`.
 */
export const transferOldProfile: Handler<typeof employeeEndpoints.transferOldProfile> = ({
  session,
  body,
  headers,
  now,
  services,
}) => {
  const caller = employeeOf(session);
  const digests = services.secrets.digests(body.cpr);
  return inTransaction(services.db, async (tx) => {
    const fresh = await lockEmployee(tx, caller.id);
    if (!fresh?.new_user) throw new DomainError("onboarding_done");
    const found = await lockProfilesWithCpr(tx, digests, caller.id);
    const old = found.find((profile) => profile.identity_provider === null && !profile.deactivated_at);
    if (!old) {
      const isClaimed = found.some((profile) => profile.identity_provider !== null);
      throw new DomainError(isClaimed ? "already_claimed" : "old_profile_not_found");
    }
    await moveIdentity(tx, fresh, old);
    await audit(tx, {
      actor: actorOf(session),
      action: "transfer_old_profile",
      entity: "employee",
      entityId: old.id,
      detail: { from: fresh.id },
      now,
    });
    return {
      token: bearerTokenOf(headers),
      employee: await loadProfile(tx, old.id, { services, now, reader: actorOf(session) }),
      taken_over: caller.actorId !== null,
    };
  });
};

/** The profiles with a CPR number but for one, locked until the transaction ends. */
function lockProfilesWithCpr(
  tx: Tx,
  cprDigests: readonly string[],
  exceptId: number,
): Promise<EmployeeRow[]> {
  return tx
    .selectFrom("employees")
    .selectAll()
    .where("cpr_digest", "in", cprDigests)
    .where("id", "<>", exceptId)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Gives the identity and the sessions of `fresh`, which has nothing else yet, to `old`, and removes `fresh`. */
async function moveIdentity(tx: Tx, fresh: EmployeeRow, old: EmployeeRow): Promise<void> {
  await tx.updateTable("sessions").set({ employee_id: old.id }).where("employee_id", "=", fresh.id).execute();
  await tx.deleteFrom("employees").where("id", "=", fresh.id).execute();
  await updateEmployee(tx, old.id, {
    identity_provider: fresh.identity_provider,
    identity_subject: fresh.identity_subject,
    login_email: fresh.login_email,
    sign_in_count: old.sign_in_count + fresh.sign_in_count,
    terms_accepted_at: fresh.terms_accepted_at,
  });
}
