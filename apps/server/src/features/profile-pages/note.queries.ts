import type { Db, Tx } from "#server/platform/database/database.ts";

/** Whom a note is about. */
export interface NoteSubject {
  readonly about: "employee" | "corporation";
  readonly id: number;
}

/** The notes about one person or company, the newest first. */
export function notesAbout(db: Db | Tx, { about, id }: NoteSubject) {
  return db
    .selectFrom("internal_notes as n")
    .innerJoin("corporations as c", "c.id", "n.author_id")
    .select(["n.id", "n.text", "n.written_at", "n.edited_at", "n.author_id"])
    .select(["c.contact_person", "c.name"])
    .where(about === "employee" ? "n.employee_id" : "n.corporation_id", "=", id)
    .orderBy("n.id", "desc")
    .execute();
}

/** One note with whom it is about, locked until the transaction ends, or undefined. */
export function lockNote(tx: Tx, id: number) {
  return tx.selectFrom("internal_notes").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** Whether the person or company is there and not erased. */
export async function isNoteSubject(tx: Tx, { about, id }: NoteSubject): Promise<boolean> {
  if (about === "employee") {
    const found = await tx
      .selectFrom("employees")
      .select("id")
      .where("id", "=", id)
      .where("erased_at", "is", null)
      .executeTakeFirst();
    return found !== undefined;
  }
  const found = await tx
    .selectFrom("corporations")
    .select("id")
    .where("id", "=", id)
    .where("member_of", "is", null)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}
