import { type Selectable, sql } from "kysely";
import { rightOfBoth } from "#rules/applying/fitness/right-to-work.ts";
import { dayOf, type Moment, momentOf } from "#rules/time/moment.ts";
import { type EmployeeRow, rightOf } from "#server/features/employees/employee.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { ProfileTransfers } from "#server/platform/database/types.gen.ts";
import { moveSecurityEvents } from "#server/platform/sessions/security-events.ts";

export type TransferRow = Selectable<ProfileTransfers>;

/** Counts a try of this Copenhagen day and returns how many there were before it. */
export async function countTry(db: Db, employeeId: number, now: Moment): Promise<number> {
  const window_start = new Date(momentOf(dayOf(now), "00:00"));
  const { hits } = await db
    .insertInto("rate_limits")
    .values({ key: `transfer ${employeeId}`, window_start, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(["key", "window_start"]).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
    )
    .returning("hits")
    .executeTakeFirstOrThrow();
  return hits - 1;
}

/** The active profiles with a CPR number but for one. */
export function profilesWithCpr(
  tx: Tx,
  cprDigests: readonly string[],
  exceptId: number,
): Promise<EmployeeRow[]> {
  return tx
    .selectFrom("employees")
    .selectAll()
    .where("cpr_digest", "in", cprDigests)
    .where("id", "<>", exceptId)
    .where("deactivated_at", "is", null)
    .orderBy("id")
    .execute();
}

/** Has a request wait; another one of the same person takes its place. */
export async function saveRequest(
  tx: Tx,
  values: { employee_id: number; old_employee_id: number },
  now: Moment,
): Promise<TransferRow> {
  const created_at = new Date(now);
  const { old_employee_id } = values;
  return tx
    .insertInto("profile_transfers")
    .values({ ...values, created_at })
    .onConflict((conflict) =>
      conflict
        .column("employee_id")
        // As text: a partial index is not found by a value that the plan does not know.
        .where("state", "=", sql.lit("waiting"))
        .doUpdateSet({ old_employee_id, created_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Somebody's newest request, or undefined. */
export function newestRequestOf(db: Db | Tx, employeeId: number): Promise<TransferRow | undefined> {
  return db
    .selectFrom("profile_transfers")
    .selectAll()
    .where("employee_id", "=", employeeId)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** One request, locked until the transaction ends. */
export function lockRequest(tx: Tx, id: number): Promise<TransferRow | undefined> {
  return tx.selectFrom("profile_transfers").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Whether somebody has applied for anything. */
export async function hasShifts(tx: Tx, employeeId: number): Promise<boolean> {
  const row = await tx
    .selectFrom("shifts")
    .select("id")
    .where("employee_id", "=", employeeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a new profile may have got while its request waited, and nobody can make again. */
const kept = [
  ...(["employee_documents", "employment_terms", "internal_notes", "work_experiences"] as const),
  ...(["week_opt_outs", "fitness_checks", "acceptances"] as const),
  ...(["passkeys", "employee_identities", "invitations", "push_subscriptions"] as const),
] as const;

/** Gives the ways in, the sessions and what is kept of `fresh` to `old`, and removes `fresh` with the rest. */
export async function moveIdentity(tx: Tx, fresh: EmployeeRow, old: EmployeeRow): Promise<void> {
  // Who holds one of these tokens is somebody else from now on: it is replaced when it is next shown.
  const moved = { employee_id: old.id, renew_token: true };
  await tx.updateTable("sessions").set(moved).where("employee_id", "=", fresh.id).execute();
  await tx
    .updateTable("profile_transfers")
    .set({ employee_id: old.id })
    .where("employee_id", "=", fresh.id)
    .execute();
  for (const table of kept) {
    await tx.updateTable(table).set({ employee_id: old.id }).where("employee_id", "=", fresh.id).execute();
  }
  const sent = { subject_key: `employee:${old.id}` };
  await tx.updateTable("outbox").set(sent).where("subject_key", "=", `employee:${fresh.id}`).execute();
  await moveSecurityEvents(tx, fresh.id, old.id);
  await tx.deleteFrom("employees").where("id", "=", fresh.id).execute();
  await tx
    .updateTable("employees")
    .set({
      identity_provider: fresh.identity_provider,
      identity_subject: fresh.identity_subject,
      login_email: fresh.login_email,
      way_used_at: fresh.way_used_at,
      sign_in_count: old.sign_in_count + fresh.sign_in_count,
      terms_accepted_at: fresh.terms_accepted_at,
      ...rightOf(rightOfBoth(old, fresh)),
    })
    .where("id", "=", old.id)
    .execute();
}
