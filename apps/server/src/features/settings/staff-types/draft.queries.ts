import type { Selectable } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { StaffTypeDrafts } from "#server/platform/database/types.gen.ts";
import type { SkillDetail } from "./staff-type.queries.ts";

/** A staff type that is written and not added yet. */
export type DraftRow = Omit<Selectable<StaffTypeDrafts>, "blocks"> & { blocks: SkillDetail };

/** The drafts, latest first. */
export async function allDrafts(db: Db | Tx): Promise<DraftRow[]> {
  const rows = await db
    .selectFrom("staff_type_drafts")
    .selectAll()
    .orderBy("saved_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(read);
}

/** Keeps a new draft. */
export async function insertDraft(tx: Tx, { blocks, ...values }: Omit<DraftRow, "id">): Promise<DraftRow> {
  const row = await tx
    .insertInto("staff_type_drafts")
    .values({ ...values, blocks: JSON.stringify(blocks) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return read(row);
}

/** Saves a draft; undefined where it is gone. */
export async function updateDraft(
  tx: Tx,
  id: number,
  { blocks, ...values }: Omit<DraftRow, "id">,
): Promise<DraftRow | undefined> {
  const row = await tx
    .updateTable("staff_type_drafts")
    .set({ ...values, blocks: JSON.stringify(blocks) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row && read(row);
}

/** Deletes a draft; whether there was one. */
export async function deleteDraftRow(tx: Tx, id: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom("staff_type_drafts")
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

function read(row: Selectable<StaffTypeDrafts>): DraftRow {
  return { ...row, blocks: row.blocks as SkillDetail };
}
