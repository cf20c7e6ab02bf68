import { sql } from "kysely";
import type { ProfileOfContact } from "#rules/people/security/sign-in-code.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Contact } from "./contact.ts";

/** A code as it is stored. */
interface StoredCode {
  readonly contact_digest: string;
  readonly code_digest: string;
  readonly expires_at: Date;
}

/** Stores the first code of a contact; false where it has one, even one that has ended. */
export async function addCode(tx: Tx, code: StoredCode): Promise<boolean> {
  const added = await tx
    .insertInto("sign_in_codes")
    .values(code)
    .onConflict((conflict) => conflict.column("contact_digest").doNothing())
    .returning("contact_digest")
    .executeTakeFirst();
  return added !== undefined;
}

/** The code of a contact, locked until the transaction ends; undefined where it has just been used up. */
export function lockCode(tx: Tx, contactDigest: string) {
  return tx
    .selectFrom("sign_in_codes")
    .select(["wrong_tries", "expires_at"])
    .where("contact_digest", "=", contactDigest)
    .forUpdate()
    .executeTakeFirst();
}

/** Puts a new code in place of the one that the contact has. */
export async function replaceCode(tx: Tx, { contact_digest, ...code }: StoredCode): Promise<void> {
  await tx
    .updateTable("sign_in_codes")
    .set({ ...code, wrong_tries: 0 })
    .where("contact_digest", "=", contact_digest)
    .execute();
}

/** Counts a wrong code, before anything is decided on it, and returns the contact's code with the count. */
export function countTyped(db: Db, contactDigest: string, typedDigest: string) {
  return db
    .updateTable("sign_in_codes")
    .set({
      wrong_tries: sql`case when code_digest = ${typedDigest} then wrong_tries else least(wrong_tries + 1, 1000) end`,
    })
    .where("contact_digest", "=", contactDigest)
    .returning(["code_digest", "wrong_tries", "expires_at"])
    .executeTakeFirst();
}

/** Uses a code up; false when somebody was faster, or a new one has replaced it. */
export async function takeCode(tx: Tx, contactDigest: string, typedDigest: string): Promise<boolean> {
  const used = await tx
    .deleteFrom("sign_in_codes")
    .where("contact_digest", "=", contactDigest)
    .where("code_digest", "=", typedDigest)
    .returning("contact_digest")
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteOldCodes(db: Db, now: Moment): Promise<void> {
  await db.deleteFrom("sign_in_codes").where("expires_at", "<=", new Date(now)).execute();
}

/**
 * The profiles that a contact leads to, and by what. E-mails of Facebook and Apple are ones that they have confirmed. Old
 * profiles that nobody has taken over, and erased ones, have no way in and are none of them.
 */
export async function profilesOf(tx: Tx, { kind, key }: Contact): Promise<ProfileOfContact[]> {
  const isOwn = sql<boolean>`((identity_provider = ${kind} and identity_subject = ${key})
    or id in (select employee_id from employee_identities where identity_provider = ${kind} and identity_subject = ${key}))`;
  const isProviders =
    kind === "email"
      ? sql<boolean>`(lower(login_email) = ${key}
          or id in (select employee_id from employee_identities where email <> '' and lower(email) = ${key}))`
      : sql<boolean>`false`;
  const isTyped = kind === "email" ? sql<boolean>`lower(email) = ${key}` : sql<boolean>`phone = ${key}`;
  const rows = await tx
    .selectFrom("employees")
    .select([
      "id",
      sql<ProfileOfContact["by"]>`case when ${isOwn} then 'own' when ${isProviders} then 'provider'
        else 'typed' end`.as("by"),
      "deactivated_at",
      "signed_in_at",
    ])
    .where("identity_provider", "is not", null)
    .where((eb) => eb.or([isOwn, isProviders, isTyped]))
    .orderBy("id")
    .execute();
  return rows.map(({ id, by, deactivated_at, signed_in_at }) => ({
    id,
    by,
    isDeactivated: deactivated_at !== null,
    signedInAt: signed_in_at?.getTime() ?? 0,
  }));
}
