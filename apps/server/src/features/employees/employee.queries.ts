import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { cleanName } from "#rules/people/clean-name.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Employees } from "#server/platform/database/types.gen.ts";
import { acceptInvitation } from "./invitations/accept-invitation.ts";

export type EmployeeRow = Selectable<Employees>;

/** Who a sign-in provider says that somebody is; provider and subject are the identity. */
export interface Identity {
  readonly provider: "facebook" | "apple" | "local" | "email" | "phone";
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  /** What the new profile already knows of how to reach the person. */
  readonly contact?: { readonly email: string } | { readonly phone: string };
}

/** One employee, or undefined; deactivated ones too. */
export function findEmployee(db: Db | Tx, id: number): Promise<EmployeeRow | undefined> {
  return db.selectFrom("employees").selectAll().where("id", "=", id).executeTakeFirst();
}

/** One employee, locked until the transaction ends. */
export function lockEmployee(tx: Tx, id: number): Promise<EmployeeRow | undefined> {
  return tx.selectFrom("employees").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** What is said of somebody's right to work, as another profile of the same person takes it over. */
export function rightOf({ right_to_work, right_to_work_at, right_to_work_by_office }: EmployeeRow) {
  return { right_to_work, right_to_work_at, right_to_work_by_office };
}

/** Employees by id, in no order. */
export async function loadEmployees(db: Db | Tx, ids: readonly number[]): Promise<EmployeeRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("employees").selectAll().where("id", "in", ids).execute();
}

/** Changes an employee and returns it as it is now; nothing to change is fine. */
export function updateEmployee(tx: Tx, id: number, values: Updateable<Employees>): Promise<EmployeeRow> {
  if (Object.keys(values).length === 0) {
    return tx.selectFrom("employees").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  }
  return tx
    .updateTable("employees")
    .set(values)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts a sign-in to a profile and returns it, locked until the transaction ends; undefined where it has just been merged. */
export function countSignIn(tx: Tx, id: number): Promise<EmployeeRow | undefined> {
  return tx
    .updateTable("employees")
    .set({ sign_in_count: sql`sign_in_count + 1` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * The employee of an identity, made when it signs in for the first time, by the invitation to it where there is one; counts
 * the sign-in. The identity of a profile that was merged leads to the one that stayed, also where that happens at this
 * moment. The provider's names are cleaned. Rule: Names in messages, docs/rules/people.md.
 */
export async function signInIdentity(tx: Tx, person: Identity, now: Moment): Promise<EmployeeRow> {
  const merged = await signInMerged(tx, person, now);
  if (merged) return merged;
  const values: Insertable<Employees> = {
    identity_provider: person.provider,
    identity_subject: person.subject,
    login_email: person.email ?? "",
    first_name: cleanName(person.firstName),
    last_name: cleanName(person.lastName),
    ...person.contact,
    sign_in_count: 1,
    way_used_at: new Date(now),
    terms_accepted_at: new Date(now),
    created_at: new Date(now),
  };
  const employee = await tx
    .insertInto("employees")
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(["identity_provider", "identity_subject"])
        .doUpdateSet({ sign_in_count: sql`employees.sign_in_count + 1`, way_used_at: new Date(now) }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (employee.sign_in_count > 1) return employee;
  // The profile of this identity was merged while the insert waited for it: the new one is a second one.
  const other = await signInMerged(tx, person, now);
  if (!other) return acceptInvitation(tx, employee, now);
  await tx.deleteFrom("employees").where("id", "=", employee.id).execute();
  return other;
}

/** The profile that an identity of a merged one leads to, counted as signed in to. */
async function signInMerged(tx: Tx, person: Identity, now: Moment): Promise<EmployeeRow | undefined> {
  const merged = await tx
    .selectFrom("employee_identities")
    .select("employee_id")
    .where("identity_provider", "=", person.provider)
    .where("identity_subject", "=", person.subject)
    .executeTakeFirst();
  if (!merged) return undefined;
  const employee = await countSignIn(tx, merged.employee_id);
  // Gone where that one has just been merged itself: the identity is then another's.
  if (!employee) return signInMerged(tx, person, now);
  const used = await tx
    .updateTable("employee_identities")
    .set({ last_used_at: new Date(now) })
    .where("identity_provider", "=", person.provider)
    .where("identity_subject", "=", person.subject)
    .where("employee_id", "=", employee.id)
    .returning("employee_id")
    .executeTakeFirst();
  // Removed at this moment, it leads to this profile no more.
  return used && employee;
}
