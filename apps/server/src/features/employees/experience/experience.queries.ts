import type { Insertable, Selectable } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { WorkExperiences } from "#server/platform/database/types.gen.ts";

export type ExperienceRow = Selectable<WorkExperiences>;
export type ExperienceColumns = Omit<Insertable<WorkExperiences>, "id" | "employee_id">;

/** Somebody's work experience, the latest start first. */
export function experienceOf(db: Db | Tx, employeeId: number): Promise<ExperienceRow[]> {
  return db
    .selectFrom("work_experiences")
    .selectAll()
    .where("employee_id", "=", employeeId)
    .orderBy("start_year", "desc")
    .orderBy("start_month", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function insertExperience(tx: Tx, employeeId: number, values: ExperienceColumns): Promise<void> {
  await tx
    .insertInto("work_experiences")
    .values({ ...values, employee_id: employeeId })
    .execute();
}

/** Changes one entry of an employee; false when the employee has no such entry. */
export async function updateExperience(
  tx: Tx,
  employeeId: number,
  id: number,
  values: ExperienceColumns,
): Promise<boolean> {
  const changed = await tx
    .updateTable("work_experiences")
    .set(values)
    .where("id", "=", id)
    .where("employee_id", "=", employeeId)
    .returning("id")
    .execute();
  return changed.length > 0;
}

/** Removes one entry of an employee; false when the employee has no such entry. */
export async function deleteExperience(tx: Tx, employeeId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("work_experiences")
    .where("id", "=", id)
    .where("employee_id", "=", employeeId)
    .returning("id")
    .execute();
  return deleted.length > 0;
}
