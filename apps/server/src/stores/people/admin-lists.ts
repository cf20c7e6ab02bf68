import { sql } from "kysely";
import type { Db } from "#server/db/database.ts";
import { contains } from "#server/stores/contains.ts";
import { lowerCase } from "#server/stores/lower-case.ts";
import type { CorporationRow } from "./corporations.ts";
import type { EmployeeRow } from "./employees.ts";

/** One page of a searched list; an empty `term` finds everybody. */
interface Search {
  readonly term: string;
  readonly limit: number;
  readonly offset: number;
}

/** One page, and how many there are on all pages. */
interface Found<Row> {
  readonly rows: Row[];
  readonly total: number;
}

const employeeText = sql`concat_ws(' ', first_name, last_name, login_email, email, phone, city)`;
const corporationText = sql`concat_ws(' ', name, email, phone, cvr_nr)`;

/**
 * Employees who are not deactivated, newest first. The term is looked for in names, both e-mails, telephone and
 * city, and as id; never in CPR numbers (Q-063). `staffType` is the id or title of a job that they chose.
 */
export async function searchEmployees(
  db: Db,
  { term, staffType, limit, offset }: Search & { staffType?: string },
): Promise<Found<EmployeeRow>> {
  let found = db.selectFrom("employees").where("deactivated_at", "is", null);
  if (term !== "") found = found.where(matches(employeeText, term));
  if (staffType) {
    found = found.where("id", "in", (eb) =>
      eb
        .selectFrom("employee_job_roles as r")
        .innerJoin("staff_types as t", "t.id", "r.staff_type_id")
        .select("r.employee_id")
        .where(
          sql<boolean>`(t.id::text = ${staffType} or ${lowerCase(sql`t.job_title`)} = ${lowerCase(sql`${staffType}`)})`,
        ),
    );
  }
  const rows = await found.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute();
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

/** Companies, newest first. The term is looked for in name, e-mail, telephone and CVR number, and as id (Q-063). */
export async function searchCorporations(
  db: Db,
  { term, limit, offset }: Search,
): Promise<Found<CorporationRow>> {
  let found = db.selectFrom("corporations");
  if (term !== "") found = found.where(matches(corporationText, term));
  const rows = await found.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute();
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

export async function countCorporations(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("corporations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Every company, newest first, with how many bookings it has made, cancelled ones among them. */
export async function corporationsWithBookings(
  db: Db,
): Promise<{ corporation: CorporationRow; bookings: number }[]> {
  const corporations = await db.selectFrom("corporations").selectAll().orderBy("id", "desc").execute();
  const counts = await db
    .selectFrom("bookings")
    .select((eb) => ["corporation_id", eb.fn.countAll<number>().as("count")])
    .groupBy("corporation_id")
    .execute();
  const countOf = new Map(counts.map((row) => [row.corporation_id, Number(row.count)]));
  return corporations.map((corporation) => ({
    corporation,
    bookings: countOf.get(corporation.id) ?? 0,
  }));
}

/** Everybody who can be added to a booking, by name: onboarded and not deactivated. */
export function addableEmployees(
  db: Db,
): Promise<Pick<EmployeeRow, "id" | "first_name" | "last_name" | "city" | "created_at">[]> {
  return db
    .selectFrom("employees")
    .select(["id", "first_name", "last_name", "city", "created_at"])
    .where("deactivated_at", "is", null)
    .where("new_user", "=", false)
    .orderBy("first_name")
    .orderBy("last_name")
    .orderBy("id")
    .execute();
}

/** Whether `text` contains the term, or the id is the term. */
function matches(text: ReturnType<typeof sql>, term: string) {
  return sql<boolean>`(${contains(text, term)} or id::text = ${term})`;
}
