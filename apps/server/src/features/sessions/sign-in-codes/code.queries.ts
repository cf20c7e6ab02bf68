import { sql } from "kysely";
import type { ProfileOfContact } from "#rules/people/security/sign-in-code.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
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

/** The newest code of a contact, locked until the transaction ends; undefined where it has just been used up. */
export function lockCode(tx: Tx, contactDigest: string) {
  return tx
    .selectFrom("sign_in_codes")
    .select(["code_digest", "wrong_tries", "expires_at"])
    .where("contact_digest", "=", contactDigest)
    .forUpdate()
    .executeTakeFirst();
}

/** Sends a new code beside the one that the contact has, which can be typed until its own time is up. */
export async function replaceCode(
  tx: Tx,
  { contact_digest, ...code }: StoredCode,
  now: Moment,
): Promise<void> {
  await tx
    .insertInto("earlier_sign_in_codes")
    .columns(["contact_digest", "code_digest", "wrong_tries", "expires_at"])
    .expression(
      tx
        .selectFrom("sign_in_codes")
        .select(["contact_digest", "code_digest", "wrong_tries", "expires_at"])
        .where("contact_digest", "=", contact_digest)
        .where("expires_at", ">", new Date(now)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable("sign_in_codes")
    .set({ ...code, wrong_tries: 0 })
    .where("contact_digest", "=", contact_digest)
    .execute();
}

/**
 * The code of a contact that was typed, with the wrong ones before it; where none fits, the newest, once the wrong one
 * counts for each code that can still be typed. Undefined where the contact has none.
 */
export function countTyped(db: Db, contactDigest: string, typedDigest: string) {
  return inTransaction(db, async (tx) => {
    const newest = await lockCode(tx, contactDigest);
    if (!newest || newest.code_digest === typedDigest) return newest;
    const earlier = await tx
      .selectFrom("earlier_sign_in_codes")
      .select(["code_digest", "wrong_tries", "expires_at"])
      .where("contact_digest", "=", contactDigest)
      .where("code_digest", "=", typedDigest)
      .executeTakeFirst();
    if (earlier) return earlier;
    const wrong_tries = sql<number>`least(wrong_tries + 1, 1000)`;
    for (const table of ["sign_in_codes", "earlier_sign_in_codes"] as const)
      await tx.updateTable(table).set({ wrong_tries }).where("contact_digest", "=", contactDigest).execute();
    return { ...newest, wrong_tries: newest.wrong_tries + 1 };
  });
}

/** Uses a code up, and with it the others of its contact; false when somebody was faster. */
export async function takeCode(tx: Tx, contactDigest: string, typedDigest: string): Promise<boolean> {
  const newest = await lockCode(tx, contactDigest);
  if (!newest) return false;
  const codes = await tx
    .deleteFrom("earlier_sign_in_codes")
    .where("contact_digest", "=", contactDigest)
    .returning("code_digest")
    .execute();
  await tx.deleteFrom("sign_in_codes").where("contact_digest", "=", contactDigest).execute();
  return [newest, ...codes].some(({ code_digest }) => code_digest === typedDigest);
}

export async function deleteOldCodes(db: Db, now: Moment): Promise<void> {
  const at = new Date(now);
  await db.deleteFrom("earlier_sign_in_codes").where("expires_at", "<=", at).execute();
  await db.deleteFrom("sign_in_codes").where("expires_at", "<=", at).execute();
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
