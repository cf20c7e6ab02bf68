import { sql } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** One answer of somebody's questionnaire, with the title that its block has now. */
export interface SkillAnswer {
  readonly staffTypeId: number;
  readonly jobTitle: string;
  readonly skillType: string;
  readonly value: number;
}

/** The chosen regions of many employees at once; no entry for who has none. */
export async function regionsOf(db: Db | Tx, employeeIds: readonly number[]): Promise<Map<number, string[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("employee_regions")
    .selectAll()
    .where("employee_id", "in", employeeIds)
    .orderBy("area_code")
    .execute();
  return grouped(rows, (row) => row.area_code);
}

/** The ids of the chosen staff types of many employees at once; no entry for who has none. */
export async function jobRolesOf(
  db: Db | Tx,
  employeeIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("employee_job_roles")
    .selectAll()
    .where("employee_id", "in", employeeIds)
    .orderBy("staff_type_id")
    .execute();
  return grouped(rows, (row) => row.staff_type_id);
}

/** The answers of many employees at once, by staff type and block; no entry for who has none. */
export async function skillAnswersOf(
  db: Db | Tx,
  employeeIds: readonly number[],
): Promise<Map<number, SkillAnswer[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("skill_answers as a")
    .innerJoin("staff_types as t", "t.id", "a.staff_type_id")
    .select([
      "a.employee_id",
      "a.staff_type_id",
      "a.value",
      "t.job_title",
      sql<string | null>`t.skill_detail -> a.block::int ->> 'skill_title'`.as("skill_title"),
    ])
    .where("a.employee_id", "in", employeeIds)
    .orderBy("a.staff_type_id")
    .orderBy("a.block")
    .execute();
  return grouped(rows, (row) => ({
    staffTypeId: row.staff_type_id,
    jobTitle: row.job_title,
    skillType: row.skill_title ?? "",
    value: row.value,
  }));
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

function grouped<Row extends { employee_id: number }, Value>(
  rows: readonly Row[],
  pick: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = Map.groupBy(rows, (row) => row.employee_id);
  return new Map([...groups].map(([id, own]) => [id, own.map(pick)]));
}
