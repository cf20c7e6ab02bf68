import { type Selectable, sql } from "kysely";
import type { WireOfficeUser } from "#contract/backoffice/office-user.endpoints.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Corporations } from "#server/platform/database/types.gen.ts";
import { secondFactorOf } from "#server/platform/sessions/session-rows.ts";

type UserRow = Pick<
  Selectable<Corporations>,
  "id" | "name" | "contact_person" | "email" | "office_role" | "invited_at" | "suspended_at" | "signed_in_at"
>;

const columns = [
  ...(["id", "name", "contact_person", "email"] as const),
  ...(["office_role", "invited_at", "suspended_at", "signed_in_at"] as const),
] as const;

/** The users of the office with when each was last seen, by name; one alone where an id is given. */
export function listUsers(db: Db | Tx, id?: number) {
  let users = db.selectFrom("corporations as c").where("c.is_admin", "=", true);
  if (id !== undefined) users = users.where("c.id", "=", id);
  return users
    .select(columns)
    .select([
      sql<Date | null>`greatest(c.signed_in_at, (select max(s.last_seen_at) from sessions s
        where coalesce(s.actor_corporation_id, s.corporation_id) = c.id))`.as("last_seen_at"),
      secondFactorOf(sql`c.id`).as("has_second_factor"),
    ])
    .orderBy(sql`lower(coalesce(nullif(c.contact_person, ''), c.name))`)
    .orderBy("c.id")
    .execute();
}

/** All users of the office, locked: of two who change them at once the second sees what the first has done. */
export function lockUsers(tx: Tx): Promise<UserRow[]> {
  return tx
    .selectFrom("corporations")
    .select(columns)
    .where("is_admin", "=", true)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Whether an invited user has not signed in yet. */
export function isWaiting({ invited_at, signed_in_at }: UserRow): boolean {
  return invited_at !== null && signed_in_at === null;
}

/** A user as the list shows it. */
export function serializeUser(row: Awaited<ReturnType<typeof listUsers>>[number]): WireOfficeUser {
  return {
    id: row.id,
    name: row.contact_person || row.name,
    email: row.email,
    role: row.office_role,
    invited_at: row.invited_at?.toISOString() ?? null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    disabled_at: row.suspended_at?.toISOString() ?? null,
    second_factor: row.has_second_factor,
  };
}

/** One user as the list shows it. */
export async function loadUser(tx: Tx, id: number): Promise<WireOfficeUser> {
  const [row] = await listUsers(tx, id);
  if (!row) throw new Error(`The office user ${id} is gone.`);
  return serializeUser(row);
}
