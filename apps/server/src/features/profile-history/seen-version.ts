import { netChangeOf, type ProfileValues } from "#rules/people/profile-change.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type ProfileOwner, profileChangesOf } from "./profile-changes.ts";

/** Fields whose values are nobody's to read in a list. */
const HIDDEN: readonly string[] = ["cpr_nr", "bank_reg_nr", "bank_account_nr"];

/** What stood in a field, for an admin: of CPR and bank numbers a dot for each digit. */
export function shownValue(field: string, value: ProfileValues[string]): ProfileValues[string] {
  return HIDDEN.includes(field) ? String(value ?? "").replace(/./g, "•") : value;
}

/** The newest saving of a profile; 0 where there is none. */
export async function profileVersionOf(db: Db | Tx, owner: ProfileOwner): Promise<number> {
  const row = await db
    .selectFrom("profile_changes")
    .select((eb) => eb.fn.max("id").as("id"))
    .where((eb) => eb.and(owner))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/**
 * Refuses `changed_meanwhile`, with each field that is other now, by whom and when, where a profile was saved after
 * the version that a form has seen. Whoever calls has locked the profile. Rule: A profile that two save, docs/rules/people.md.
 */
export async function assertProfileSeen(
  tx: Tx,
  owner: ProfileOwner,
  seen: number,
  secrets: Secrets,
): Promise<void> {
  const later = (await profileChangesOf(tx, owner, secrets)).filter(({ id }) => id > seen).toReversed();
  const net = netChangeOf(later.map(({ change }) => change));
  if (Object.keys(net).length === 0) return;
  const changes = Object.entries(net).map(([field, { before, after }]) => {
    const last = later.findLast(({ change }) => field in change);
    return {
      field,
      before: shownValue(field, before),
      after: shownValue(field, after),
      by: last?.adminName ?? null,
      at: last?.at.toISOString(),
    };
  });
  throw new DomainError("changed_meanwhile", { facts: { changes, version: later.at(-1)?.id ?? seen } });
}
