import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import { matches } from "#server/platform/database/lists/text-search.ts";

/** People, and companies, that a searched text is read as at most. */
const MAX_FOUND = 10;

/** Whoever or whatever lines of the log are looked for by. */
export interface Subject {
  readonly kind: "employee" | "corporation" | "booking" | "email" | "phone" | "address";
  readonly id: string;
  readonly name: string | null;
}

/** The subject of a key such as `employee:7`, with its name; of a digest the network that it was seen from. */
export async function subjectOf(db: Db, key: string): Promise<Subject> {
  const colon = key.indexOf(":");
  const [kind, id] = [key.slice(0, colon) as Subject["kind"], key.slice(colon + 1)];
  const { rows } = await sql<{ name: string | null }>`select ${nameOf(kind, id)} as name`.execute(db);
  return { kind, id, name: rows[0]?.name ?? null };
}

/** The people and companies that a name or an id fits, newest first, and the booking with that id. */
export async function findSubjects(db: Db, term: string): Promise<Subject[]> {
  const id = /^\d{1,9}$/.test(term) ? Number(term) : null;
  const { rows } = await sql<Subject>`
    (select 'employee' as kind, id::text as id, first_name || ' ' || last_name as name from employees
      where ${matches(sql.ref("search_name"), term)} order by id desc limit ${sql.lit(MAX_FOUND)})
    union all
    (select 'corporation', id::text, name from corporations
      where member_of is null and ${matches(sql.ref("search_name"), term)}
      order by id desc limit ${sql.lit(MAX_FOUND)})
    union all
    select 'booking', id::text, null from bookings where id = ${id}`.execute(db);
  return rows;
}

function nameOf(kind: Subject["kind"], id: string) {
  switch (kind) {
    case "employee":
      return sql`(select first_name || ' ' || last_name from employees where id = ${Number(id)})`;
    case "corporation":
      return sql`(select name from corporations where id = ${Number(id)})`;
    case "address":
      return sql`(select max(network) from security_events where address_digest = ${id})`;
    default:
      return sql`null::text`;
  }
}
