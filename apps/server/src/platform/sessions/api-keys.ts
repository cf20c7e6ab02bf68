import { randomBytes } from "node:crypto";
import { type CompanyKeyScope, type KeyScope, keyState } from "#rules/people/security/api-keys.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** How every key begins, so that one that has leaked is recognised. */
const START = "vk_";
const PREFIX_LENGTH = START.length + 6;
/** The last use of a key is noted once a minute at most. */
const NOTE_USE_EVERY_MS = 60_000;

/** A new key of 256 random bits, and how it begins. */
export function newKey(): { token: string; prefix: string } {
  const token = START + randomBytes(32).toString("base64url");
  return { token, prefix: token.slice(0, PREFIX_LENGTH) };
}

/** Whether a bearer token is an API key and no session's. */
export function isKey(token: string): boolean {
  return token.startsWith(START);
}

/** Keys with what says whether they work. */
export function keyRows(db: Db | Tx) {
  return db
    .selectFrom("api_keys as k")
    .innerJoin("corporations as maker", "maker.id", "k.made_by")
    .leftJoin("corporations as company", "company.id", "k.corporation_id")
    .select([
      ...(["k.id", "k.corporation_id", "k.made_by", "k.name", "k.scope", "k.prefix", "k.key_hash"] as const),
      ...(["k.created_at", "k.ends_on", "k.revoked_at", "k.last_used_at"] as const),
      "maker.contact_person as maker_name",
      "maker.is_admin as maker_is_admin",
      "maker.office_role as maker_office_role",
      "maker.suspended_at as maker_suspended_at",
      "maker.company_role as maker_company_role",
      "maker.login_disabled_at as maker_disabled_at",
      "company.suspended_at as company_suspended_at",
      "company.name as company_name",
    ]);
}

export type KeyRow = Awaited<ReturnType<ReturnType<typeof keyRows>["execute"]>>[number];

/** Whether a key works at this moment, or why not. Rule: When an API key works, docs/rules/people.md. */
export function stateOfKey(row: KeyRow, now: Moment): ReturnType<typeof keyState> {
  const isOwner =
    row.corporation_id === null
      ? row.maker_is_admin && row.maker_office_role === "owner" && row.maker_suspended_at === null
      : row.maker_company_role === "owner" && row.maker_disabled_at === null;
  return keyState(
    {
      isRevoked: row.revoked_at !== null,
      endsOn: row.ends_on,
      makerIsOwner: isOwner,
      isSuspended: row.company_suspended_at !== null,
    },
    dayOf(now),
  );
}

/** The key of this hash, where there is one that works. Notes that it is used. */
export async function findWorkingKey(db: Db, hash: string, now: Moment): Promise<KeyRow | null> {
  const row = await keyRows(db).where("k.key_hash", "=", hash).executeTakeFirst();
  if (!row || stateOfKey(row, now) !== "works") return null;
  if (now - (row.last_used_at?.getTime() ?? 0) >= NOTE_USE_EVERY_MS) {
    await db
      .updateTable("api_keys")
      .set({ last_used_at: new Date(now) })
      .where("id", "=", row.id)
      .execute();
  }
  return row;
}

/** Whose key it is, and what it may do. */
export function scopeOf({ corporation_id, scope }: KeyRow): KeyScope {
  return corporation_id === null
    ? { holder: "office", scope: scope as OfficeRole }
    : { holder: "company", scope: scope as CompanyKeyScope };
}
