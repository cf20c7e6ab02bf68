import { sql } from "kysely";
import { type ProfileChange, type ProfileValues, profileChangeOf } from "#rules/people/profile-change.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Actor } from "#server/platform/audit.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** Whose profile it is. */
export type ProfileOwner = { readonly employee_id: number } | { readonly corporation_id: number };

/** How many days what was overwritten can be put back. */
export const PROFILE_CHANGES_KEPT_DAYS = 90;
const MAX_LISTED = 50;

/** A saving of a profile, in clear. */
export interface StoredProfileChange {
  readonly id: number;
  readonly at: Date;
  readonly adminId: number | null;
  readonly adminName: string | null;
  readonly change: ProfileChange;
}

/** Keeps what a saving changed, encrypted; null and nothing where it changed nothing. */
export async function keepProfileChange(
  tx: Tx,
  owner: ProfileOwner,
  { before, after }: { readonly before: ProfileValues; readonly after: ProfileValues },
  { actor, now, secrets }: { readonly actor: Actor; readonly now: Moment; readonly secrets: Secrets },
): Promise<{ readonly id: number; readonly change: ProfileChange } | null> {
  const change = profileChangeOf(before, after);
  if (Object.keys(change).length === 0) return null;
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('profile_changes', 'id'))::int as id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await tx
    .insertInto("profile_changes")
    .values({
      id,
      ...owner,
      at: new Date(now),
      admin_id: actor.kind === "admin" ? actor.id : null,
      fields_encrypted: secrets.encrypt(JSON.stringify(change), "profile_changes.fields_encrypted", id),
    })
    .execute();
  return { id, change };
}

/** The newest fifty savings of a profile, the newest first. */
export async function profileChangesOf(
  db: Db | Tx,
  owner: ProfileOwner,
  secrets: Secrets,
): Promise<readonly StoredProfileChange[]> {
  const rows = await storedChanges(db)
    .where((eb) => eb.and(owner))
    .orderBy("p.id", "desc")
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => inClear(row, secrets));
}

/** What was saved of these employees' profiles after a moment, the oldest first. */
export async function changesOfEmployeesSince(
  db: Db,
  employeeIds: readonly number[],
  since: Date,
  secrets: Secrets,
): Promise<readonly (StoredProfileChange & { readonly employeeId: number })[]> {
  const rows = await storedChanges(db)
    .select("p.employee_id")
    .where("p.employee_id", "in", employeeIds)
    .where("p.at", ">", since)
    .orderBy("p.id")
    .execute();
  return rows.map((row) => ({ ...inClear(row, secrets), employeeId: row.employee_id ?? 0 }));
}

/** What was saved of these companies' profiles after a moment, the oldest first. */
export async function changesOfCorporationsSince(
  db: Db,
  corporationIds: readonly number[],
  since: Date,
  secrets: Secrets,
): Promise<readonly (StoredProfileChange & { readonly corporationId: number })[]> {
  const rows = await storedChanges(db)
    .select("p.corporation_id")
    .where("p.corporation_id", "in", corporationIds)
    .where("p.at", ">", since)
    .orderBy("p.id")
    .execute();
  return rows.map((row) => ({ ...inClear(row, secrets), corporationId: row.corporation_id ?? 0 }));
}

/** One saving of a profile; undefined where it is not of that profile, or no longer kept. */
export async function findProfileChange(
  tx: Tx,
  owner: ProfileOwner,
  id: number,
  secrets: Secrets,
): Promise<StoredProfileChange | undefined> {
  const row = await storedChanges(tx)
    .where((eb) => eb.and(owner))
    .where("p.id", "=", id)
    .executeTakeFirst();
  return row && inClear(row, secrets);
}

function storedChanges(db: Db | Tx) {
  return db
    .selectFrom("profile_changes as p")
    .leftJoin("corporations as admin", "admin.id", "p.admin_id")
    .select(["p.id", "p.at", "p.admin_id", "p.fields_encrypted", "admin.contact_person as admin_name"]);
}

interface Row {
  readonly id: number;
  readonly at: Date;
  readonly admin_id: number | null;
  readonly admin_name: string | null;
  readonly fields_encrypted: string;
}

function inClear(row: Row, secrets: Secrets): StoredProfileChange {
  const text = secrets.decrypt(row.fields_encrypted, "profile_changes.fields_encrypted", row.id);
  return {
    id: row.id,
    at: row.at,
    adminId: row.admin_id,
    adminName: row.admin_name,
    change: JSON.parse(text) as ProfileChange,
  };
}
