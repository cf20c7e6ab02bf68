import { sql } from "kysely";
import type { employeeEndpoints as rows } from "#contract/employees/employee.endpoints.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { serializeEmployee } from "#server/features/employees/employee.serializer.ts";
import { loadProfiles } from "#server/features/employees/profile/load-profile.ts";
import type { Db } from "#server/platform/database/database.ts";
import { readStoredCount } from "#server/platform/database/lists/list-counts.ts";
import { isAfter, newestFirst, pageOf, readingOf } from "#server/platform/database/lists/pages.ts";
import {
  danishOrder,
  lowerCase,
  matches,
  type Search,
  type SearchPage,
} from "#server/platform/database/lists/text-search.ts";
import { type Handler, ListPage } from "#server/platform/http/handler.ts";

/** One page of the employees that match, newest first; of CPR and bank numbers only dots. */
export const employees: Handler<typeof rows.list> = async ({ query, now, services }) => {
  const { searchTerm: term, staffType, right } = query;
  const isDeactivated = query.deactivated !== undefined;
  const found = await searchEmployees(services.db, { ...query, term, staffType, right, isDeactivated });
  const facts = { secrets: services.secrets, reader: "admin", now } as const;
  const profiles = await loadProfiles(services.db, found.rows, now);
  const employees = profiles.map((profile) => serializeEmployee(profile, facts));
  return new ListPage({ employees, totalEmployees: found.total }, found.next);
};

interface Narrowing {
  readonly staffType?: string;
  readonly right?: "not_stated";
  readonly isDeactivated: boolean;
}

/** Everybody who can be added to a booking, by name. */
export const employeeOptions: Handler<typeof rows.options> = async ({ services }) => {
  const people = await addableEmployees(services.db);
  return people.map((person) => ({ ...person, created_at: person.created_at.toISOString() }));
};

/**
 * The ids of employees with access, or of those without, newest first. The term is looked for in names, both e-mails, telephone and
 * city, and as id; never in CPR numbers. `staffType` is the id or title of a job that they chose, `right` keeps those of whom nothing is said.
 */
async function searchEmployees(
  db: Db,
  { term, staffType, right, isDeactivated, ...page }: Search & Narrowing,
): Promise<SearchPage<number>> {
  let found = db.selectFrom("employees").where("erased_at", "is", null);
  found = found.where("deactivated_at", isDeactivated ? "is not" : "is", null);
  if (term !== "") found = found.where(matches(sql.ref("search_text"), term, ["phone"]));
  if (right) found = found.where("right_to_work", "=", right);
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
  const { limit, offset } = readingOf(page);
  const read = await found
    .select("id")
    .where(isAfter(page.after, newestFirst("id")))
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { rows, next } = pageOf(
    read.map(({ id }) => id),
    page,
    (id) => [id],
  );
  if (term === "" && !staffType && !right) {
    return {
      rows,
      next,
      total: await readStoredCount(db, isDeactivated ? "employees without access" : "employees"),
    };
  }
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, next, total: Number(count) };
}

/** Everybody who can be added to a booking, by name: onboarded, approved, with a name and not deactivated. */
function addableEmployees(
  db: Db,
): Promise<Pick<EmployeeRow, "id" | "first_name" | "last_name" | "city" | "created_at">[]> {
  return db
    .selectFrom("employees")
    .select(["id", "first_name", "last_name", "city", "created_at"])
    .where("deactivated_at", "is", null)
    .where("new_user", "=", false)
    .where("approval", "=", "approved")
    .where("first_name", "<>", "")
    .where("last_name", "<>", "")
    .orderBy(danishOrder(sql.ref("first_name")))
    .orderBy(danishOrder(sql.ref("last_name")))
    .orderBy("id")
    .execute();
}
