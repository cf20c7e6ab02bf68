import { type Selectable, sql } from "kysely";
import type { WireCompanyUser } from "#contract/corporations/company-user.endpoints.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Corporations } from "#server/platform/database/types.gen.ts";
import { secondFactorOf } from "#server/platform/sessions/session-rows.ts";

const columns = [
  ...(["id", "name", "contact_person", "email", "member_of"] as const),
  ...(["company_role", "invited_at", "login_disabled_at", "signed_in_at", "own_department_id"] as const),
] as const;

type UserRow = Pick<Selectable<Corporations>, (typeof columns)[number]>;

/** The users of a company with when each was last seen, by name; one alone where its id is given. */
export function listUsers(db: Db | Tx, companyId: number, id?: number) {
  let users = db
    .selectFrom("corporations as c")
    .where((eb) => eb.or([eb("c.id", "=", companyId), eb("c.member_of", "=", companyId)]));
  if (id !== undefined) users = users.where("c.id", "=", id);
  return users
    .select(columns)
    .select([
      sql<Date | null>`greatest(c.signed_in_at, (select max(s.last_seen_at) from sessions s
        where s.corporation_id = c.id and s.actor_corporation_id is null))`.as("last_seen_at"),
      secondFactorOf(sql`c.id`).as("has_second_factor"),
    ])
    .orderBy(sql`lower(coalesce(nullif(c.contact_person, ''), c.name))`)
    .orderBy("c.id")
    .execute();
}

/** All users of a company, locked: of two who change them at once the second sees what the first has done. */
export function lockUsers(tx: Tx, companyId: number): Promise<UserRow[]> {
  return tx
    .selectFrom("corporations")
    .select(columns)
    .where((eb) => eb.or([eb("id", "=", companyId), eb("member_of", "=", companyId)]))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Whether an invited user has not signed in yet; the login that the company signed up with never waits. */
export function isWaiting({ member_of, signed_in_at }: UserRow): boolean {
  return member_of !== null && signed_in_at === null;
}

/** A user as the list shows it. */
export function serializeUser(row: Awaited<ReturnType<typeof listUsers>>[number]): WireCompanyUser {
  return {
    id: row.id,
    name: row.contact_person || row.name,
    email: row.email,
    role: row.company_role,
    invited_at: row.member_of === null ? null : (row.invited_at?.toISOString() ?? null),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    disabled_at: row.login_disabled_at?.toISOString() ?? null,
    department: row.own_department_id,
    second_factor: row.has_second_factor,
  };
}

/** One user as the list shows it. */
export async function loadUser(tx: Tx, companyId: number, id: number): Promise<WireCompanyUser> {
  const [row] = await listUsers(tx, companyId, id);
  if (!row) throw new Error(`The user ${id} of the company ${companyId} is gone.`);
  return serializeUser(row);
}
