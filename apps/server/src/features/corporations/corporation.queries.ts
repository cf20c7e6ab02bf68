import type { Insertable, Selectable, Updateable } from "kysely";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import type { Corporations } from "#server/platform/database/types.gen.ts";
import { hasEmail } from "#server/platform/sessions/email-key.ts";

export type CorporationRow = Selectable<Corporations>;

/** One company, or undefined. */
export function findCorporation(db: Db | Tx, id: number): Promise<CorporationRow | undefined> {
  return db.selectFrom("corporations").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The company that a row refers to, and which is there: companies are never deleted. */
export async function getCorporation(db: Db | Tx, id: number): Promise<CorporationRow> {
  const corporation = await findCorporation(db, id);
  if (!corporation) throw new Error(`Company ${id} is gone, though companies are never deleted.`);
  return corporation;
}

/** The company that a login belongs to: its own row, or the one that it is a member of. */
export function companyOf(db: Db | Tx, login: CorporationRow): Promise<CorporationRow> {
  return login.member_of === null ? Promise.resolve(login) : getCorporation(db, login.member_of);
}

/** What of a company decides whether its bookings are approved. Rule: Confirmed e-mail, docs/rules/people.md. */
export function standingOf(
  corporation: Pick<CorporationRow, "suspended_at" | "email_unconfirmed_since" | "is_privileged_user">,
) {
  return {
    isSuspended: corporation.suspended_at !== null,
    isEmailConfirmed: corporation.email_unconfirmed_since === null,
    isPrivileged: corporation.is_privileged_user,
  };
}

/** Companies by id, in no order. */
export async function loadCorporations(db: Db | Tx, ids: readonly number[]): Promise<CorporationRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("corporations").selectAll().where("id", "in", ids).execute();
}

/** The names of companies by id. */
export async function namesOfCorporations(
  db: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("corporations").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The accounts of the office that have access and one of these roles. */
export function loadAdmins(db: Db | Tx, roles: readonly OfficeRole[]): Promise<CorporationRow[]> {
  return db
    .selectFrom("corporations")
    .selectAll()
    .where("is_admin", "=", true)
    .where("suspended_at", "is", null)
    .where("office_role", "in", roles)
    .where((eb) => eb.or([eb("invited_at", "is", null), eb("signed_in_at", "is not", null)]))
    .orderBy("id")
    .execute();
}

/** The company that signs in with this e-mail, however it is typed, or undefined. */
export function findCorporationByEmail(db: Db | Tx, email: string): Promise<CorporationRow | undefined> {
  return db.selectFrom("corporations").selectAll().where(hasEmail("email_key", email)).executeTakeFirst();
}

/** Saves a new company. An e-mail that is taken breaks a constraint, see `isEmailTaken`. */
export function insertCorporation(tx: Tx, values: Insertable<Corporations>): Promise<CorporationRow> {
  return tx.insertInto("corporations").values(values).returningAll().executeTakeFirstOrThrow();
}

/** Changes a company and returns it as it is now; nothing to change is fine. A taken e-mail breaks a constraint. */
export function updateCorporation(
  tx: Tx,
  id: number,
  values: Updateable<Corporations>,
): Promise<CorporationRow> {
  if (Object.keys(values).length === 0) {
    return tx.selectFrom("corporations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  }
  return tx
    .updateTable("corporations")
    .set(values)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One company, locked until the transaction ends. */
export function lockCorporation(tx: Tx, id: number): Promise<CorporationRow | undefined> {
  return tx.selectFrom("corporations").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/**
 * Whether the company's password is still the one of `passwordHash`. Until the transaction ends nobody changes
 * it, so that no session opens with a password that has just been replaced.
 */
export async function holdsPassword(tx: Tx, id: number, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom("corporations")
    .select("password_hash")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.password_hash === passwordHash;
}

/** Whether an error says that another company has this e-mail. */
export function isEmailTaken(error: unknown): boolean {
  return brokenConstraint(error) === "corporations_email";
}
