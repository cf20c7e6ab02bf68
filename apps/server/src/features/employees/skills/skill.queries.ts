import { sql } from "kysely";
import type { Tx } from "#server/platform/database/database.ts";

/** One answer of somebody's questionnaire, with the title that its block has now. */
export interface SkillAnswer {
  readonly staffTypeId: number;
  readonly jobTitle: string;
  readonly skillType: string;
  readonly value: number;
}

// Columns of queries that have employees as `e`.

/** The codes of the chosen regions. */
export const regionsColumn = sql<string[]>`array(
  select area_code from employee_regions where employee_id = e.id order by area_code)`;

/** The ids of the chosen staff types. */
export const jobRolesColumn = sql<number[]>`array(
  select staff_type_id from employee_job_roles where employee_id = e.id order by staff_type_id)`;

/** The answers, by staff type and block. */
export const skillAnswersColumn = sql<SkillAnswer[]>`(
  select coalesce(json_agg(json_build_object(
    'staffTypeId', a.staff_type_id,
    'jobTitle', t.job_title,
    'skillType', coalesce(t.skill_detail -> a.block::int ->> 'skill_title', ''),
    'value', a.value
  ) order by a.staff_type_id, a.block), '[]')
  from skill_answers a join staff_types t on t.id = a.staff_type_id where a.employee_id = e.id)`;

/** The chosen regions and the answers of one employee. */
export function findSkills(tx: Tx, employeeId: number) {
  return tx
    .selectFrom("employees as e")
    .select([regionsColumn.as("regions"), skillAnswersColumn.as("skills")])
    .where("e.id", "=", employeeId)
    .executeTakeFirstOrThrow();
}

/** Replaces the regions of an employee. */
export async function saveRegions(tx: Tx, employeeId: number, codes: readonly string[]): Promise<void> {
  await tx.deleteFrom("employee_regions").where("employee_id", "=", employeeId).execute();
  if (codes.length === 0) return;
  const rows = [...new Set(codes)].map((area_code) => ({ employee_id: employeeId, area_code }));
  await tx.insertInto("employee_regions").values(rows).execute();
}

/** Chooses staff types for an employee, besides those that are chosen already. */
export async function addJobRoles(
  tx: Tx,
  employeeId: number,
  staffTypeIds: readonly number[],
): Promise<void> {
  const rows = [...new Set(staffTypeIds)].map((staff_type_id) => ({
    employee_id: employeeId,
    staff_type_id,
  }));
  await tx
    .insertInto("employee_job_roles")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces an employee's answers for a staff type, one a block in their order, and chooses the type. */
export async function saveSkill(
  tx: Tx,
  employeeId: number,
  staffTypeId: number,
  values: readonly number[],
): Promise<void> {
  await deleteSkill(tx, employeeId, staffTypeId);
  await addJobRoles(tx, employeeId, [staffTypeId]);
  const rows = values.map((value, block) => ({
    employee_id: employeeId,
    staff_type_id: staffTypeId,
    block,
    value,
  }));
  await tx.insertInto("skill_answers").values(rows).execute();
}

/** Drops a staff type with its answers. */
export async function deleteSkill(tx: Tx, employeeId: number, staffTypeId: number): Promise<void> {
  for (const table of ["skill_answers", "employee_job_roles"] as const) {
    await tx
      .deleteFrom(table)
      .where("employee_id", "=", employeeId)
      .where("staff_type_id", "=", staffTypeId)
      .execute();
  }
}

/** The ids of the staff types that an employee has chosen. */
export async function chosenStaffTypes(tx: Tx, employeeId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("employee_job_roles")
    .select("staff_type_id")
    .where("employee_id", "=", employeeId)
    .execute();
  return rows.map((row) => row.staff_type_id);
}
