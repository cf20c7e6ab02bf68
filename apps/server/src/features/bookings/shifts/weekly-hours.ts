import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

/**
 * People whose kept weekly hours are not those of their shifts, which the database's triggers should make impossible.
 * Reads everybody's shifts of four months. Rule: Weekly working time, docs/rules/applying.md.
 */
export async function wrongWeeklyHours(db: Db): Promise<number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    with true_hours as (select h.* from employees e cross join lateral weekly_hours_of(e.id) h)
    select distinct employee_id from (
      (table weekly_hours except table true_hours) union all (table true_hours except table weekly_hours)
    ) wrong order by employee_id`.execute(db);
  return rows.map(({ employee_id }) => employee_id);
}
