import { type EmployeeRow, updateEmployee } from "#server/features/employees/queries.ts";
import type { Tx } from "#server/platform/database/database.ts";

/** The profiles with a CPR number but for one, locked until the transaction ends. */
export function lockProfilesWithCpr(tx: Tx, cprDigest: string, exceptId: number): Promise<EmployeeRow[]> {
  return tx
    .selectFrom("employees")
    .selectAll()
    .where("cpr_digest", "=", cprDigest)
    .where("id", "<>", exceptId)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Gives the identity and the sessions of `fresh`, which has nothing else yet, to `old`, and removes `fresh`. */
export async function moveIdentity(tx: Tx, fresh: EmployeeRow, old: EmployeeRow): Promise<void> {
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
