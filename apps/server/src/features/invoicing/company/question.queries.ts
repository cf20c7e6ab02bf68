import type { Insertable } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { InvoiceQuestions } from "#server/platform/database/types.gen.ts";

/** Questions with who of the company has asked, and who of the office has answered. */
function selectQuestions(db: Db | Tx) {
  return db
    .selectFrom("invoice_questions as q")
    .leftJoin("corporations as by", "by.id", "q.answered_by")
    .leftJoin("corporations as asker", "asker.id", "q.asked_by")
    .select(["q.id", "q.document_id", "q.booking_id", "q.message", "q.asked_at", "q.answer_by"])
    .select(["q.about", "q.answer", "q.answered_at", "by.contact_person as answered_by"])
    .select("asker.contact_person as asked_by");
}

export type QuestionRow = Awaited<ReturnType<ReturnType<typeof selectQuestions>["execute"]>>[number];

/** What was asked last about each of some documents, by the document. */
export async function lastQuestions(
  db: Db | Tx,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, QuestionRow>> {
  if (documentIds.length === 0) return new Map();
  const rows = await selectQuestions(db).where("q.document_id", "in", documentIds).orderBy("q.id").execute();
  return new Map(rows.map((row) => [row.document_id, row]));
}

/** Whether a document has a question that nobody has answered: until then no reminder of it is proposed. */
export async function hasOpenQuestion(db: Db | Tx, documentId: number): Promise<boolean> {
  const last = (await lastQuestions(db, [documentId])).get(documentId);
  return last !== undefined && last.answered_at === null;
}

/** A question; undefined when there is none of this id. */
export function findQuestion(db: Db | Tx, id: number): Promise<QuestionRow | undefined> {
  return selectQuestions(db).where("q.id", "=", id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockQuestion(tx: Tx, id: number): Promise<QuestionRow | undefined> {
  await tx.selectFrom("invoice_questions").select("id").where("id", "=", id).forUpdate().execute();
  return findQuestion(tx, id);
}

export async function insertQuestion(tx: Tx, values: Insertable<InvoiceQuestions>): Promise<number> {
  const row = await tx
    .insertInto("invoice_questions")
    .values(values)
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function saveAnswer(
  tx: Tx,
  id: number,
  values: { readonly answer: string; readonly answered_at: Date; readonly answered_by: number },
): Promise<void> {
  await tx.updateTable("invoice_questions").set(values).where("id", "=", id).execute();
}
