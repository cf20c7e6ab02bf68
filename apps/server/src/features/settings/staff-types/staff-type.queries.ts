import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { WireStaffTypeWithSkills } from "#contract/settings/staff-types/staff-type.entities.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { brokenConstraint } from "#server/platform/database/database-errors.ts";
import { danishOrder, lowerCase } from "#server/platform/database/lists/text-search.ts";
import type { StaffTypes } from "#server/platform/database/types.gen.ts";

/** The questionnaire of a staff type, as it is stored and sent: five blocks of five answers. */
export type SkillDetail = WireStaffTypeWithSkills["skill_detail"];

/** A staff type with its questionnaire. */
export type StaffTypeRow = Omit<Selectable<StaffTypes>, "skill_detail"> & { skill_detail: SkillDetail };
/** A staff type without its questionnaire. */
export type StaffTypeSummary = Omit<StaffTypeRow, "skill_detail" | "created_at">;

/** Every staff type by title, without the questionnaires. */
export function allStaffTypes(db: Db | Tx): Promise<StaffTypeSummary[]> {
  return db
    .selectFrom("staff_types")
    .select(["id", "job_title", "worker", "company", "billy_id"])
    .orderBy(danishOrder(sql`job_title`))
    .execute();
}

/** One staff type, or undefined. */
export async function findStaffType(db: Db | Tx, id: number): Promise<StaffTypeRow | undefined> {
  const row = await db.selectFrom("staff_types").selectAll().where("id", "=", id).executeTakeFirst();
  return row && read(row);
}

/** The staff type with this title, in whatever case, or undefined. */
export async function findStaffTypeByTitle(db: Db | Tx, title: string): Promise<StaffTypeRow | undefined> {
  const row = await db
    .selectFrom("staff_types")
    .selectAll()
    .where(lowerCase(sql`trim(job_title)`), "=", lowerCase(sql`trim(${title})`))
    .executeTakeFirst();
  return row && read(row);
}

/** Which of `ids` are staff types that employees can choose (`worker`). */
export async function workableStaffTypes(db: Db | Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("staff_types")
    .select("id")
    .where("id", "in", ids)
    .where("worker", "=", true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Adds a staff type. Breaks a constraint that `isTitleTaken` knows when its title is another's. */
export async function insertStaffType(
  tx: Tx,
  { skill_detail, ...values }: Omit<Insertable<StaffTypes>, "skill_detail"> & { skill_detail: SkillDetail },
): Promise<StaffTypeRow> {
  const row = await tx
    .insertInto("staff_types")
    .values({ ...values, skill_detail: JSON.stringify(skill_detail) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return read(row);
}

/** One staff type, locked until the transaction ends, or undefined. */
export async function lockStaffType(tx: Tx, id: number): Promise<StaffTypeRow | undefined> {
  const row = await tx
    .selectFrom("staff_types")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && read(row);
}

/** Changes a staff type that is there. Breaks the same constraint as adding does. */
export async function updateStaffType(
  tx: Tx,
  id: number,
  { skill_detail, ...values }: Omit<Updateable<StaffTypes>, "skill_detail"> & { skill_detail?: SkillDetail },
): Promise<StaffTypeRow> {
  const row = await tx
    .updateTable("staff_types")
    .set({ ...values, ...(skill_detail && { skill_detail: JSON.stringify(skill_detail) }) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return read(row);
}

/** Whether a write failed because another staff type has that title, in whatever case. */
export function isTitleTaken(error: unknown): boolean {
  return brokenConstraint(error) === "staff_types_title";
}

function read(row: Selectable<StaffTypes>): StaffTypeRow {
  return { ...row, skill_detail: row.skill_detail as SkillDetail };
}
