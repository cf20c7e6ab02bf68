import { sql } from "kysely";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { employeeText } from "#server/features/employees/searched-text.ts";
import type { Db } from "#server/platform/database/database.ts";
import { readKeptCount } from "#server/platform/database/lists/list-counts.ts";
import { type Found, lowerCase, matches, type Search } from "#server/platform/database/lists/text-search.ts";

/**
 * The ids of employees with access, or of those without, newest first. The term is looked for in names, both e-mails, telephone and
 * city, and as id; never in CPR numbers. `staffType` is the id or title of a job that they chose.
 */
export async function searchEmployees(
  db: Db,
  { term, staffType, isDeactivated, limit, offset }: Search & { staffType?: string; isDeactivated: boolean },
): Promise<Found<number>> {
  let found = db.selectFrom("employees").where("erased_at", "is", null);
  found = found.where("deactivated_at", isDeactivated ? "is not" : "is", null);
  if (term !== "") found = found.where(matches(employeeText, term, ["phone"]));
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
  const rows = await found.select("id").orderBy("id", "desc").limit(limit).offset(offset).execute();
  const ids = rows.map(({ id }) => id);
  if (term === "" && !staffType) {
    return {
      rows: ids,
      total: await readKeptCount(db, isDeactivated ? "employees without access" : "employees"),
    };
  }
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows: ids, total: Number(count) };
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
