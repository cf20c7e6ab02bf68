import { sql } from "kysely";
import type { DocumentContent } from "#rules/people/documents/document.ts";
import { DECLINED_KEPT_DAYS, FILE_KEPT_DAYS } from "#rules/people/documents/document.ts";
import { addDays, dayOf, type Moment } from "#rules/time/moment.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { ReceivedFile } from "#server/platform/files/received-file.ts";

/** A document of somebody without its file's content. */
export type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number];

/** Somebody's documents, those that end first before the others. */
export function documentsOf(db: Db | Tx, employeeId: number) {
  return selectDocuments(db)
    .where("d.employee_id", "=", employeeId)
    .orderBy("d.expires_on", (order) => order.asc().nullsLast())
    .orderBy("d.id")
    .execute();
}

/** One document, or undefined. Whoever changes it holds the lock of its person. */
export function findDocument(db: Db | Tx, id: number): Promise<DocumentRow | undefined> {
  return selectDocuments(db).where("d.id", "=", id).executeTakeFirst();
}

function selectDocuments(db: Db | Tx) {
  return db
    .selectFrom("employee_documents as d")
    .leftJoin("corporations as c", "c.id", "d.decided_by")
    .select(["d.id", "d.employee_id", "d.kind", "d.title", "d.issued_on", "d.expires_on", "d.file_name"])
    .select(["d.bytes", "d.added_at", "d.by_office", "d.decision", "d.decision_reason", "d.decided_at"])
    .select(["d.replaces_id", "d.reminded_days"])
    .select(sql<string | null>`coalesce(nullif(c.contact_person, ''), c.name)`.as("decider"))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("employee_documents as n")
            .select("n.id")
            .whereRef("n.replaces_id", "=", "d.id")
            .where("n.decision", "is", null),
        )
        .as("is_renewed"),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("employee_documents as n")
            .select("n.id")
            .whereRef("n.replaces_id", "=", "d.id")
            .where("n.decision", "=", "approve"),
        )
        .as("is_replaced"),
    );
}

/** The file of a document, encrypted, and whose it is; undefined where none is kept. */
export async function findDocumentFile(db: Db | Tx, id: number) {
  const row = await db
    .selectFrom("employee_documents")
    .select(["id", "employee_id", "file_name", "media_type", "content_encrypted"])
    .where("id", "=", id)
    .executeTakeFirst();
  const { file_name: name, media_type, content_encrypted } = row ?? {};
  if (!row || !name || !media_type || !content_encrypted) return undefined;
  return { id, employee_id: row.employee_id, name, media_type, content_encrypted };
}

export interface NewDocument {
  readonly employeeId: number;
  readonly content: DocumentContent;
  readonly file: ReceivedFile | null;
  readonly replacesId: number | null;
  /** Who of the office enters it, which approves it; null where the person sends it. */
  readonly enteredBy: number | null;
  readonly byOffice: boolean;
}

/** Keeps a document, its file encrypted, and gives its id. */
export async function insertDocument(
  tx: Tx,
  { employeeId, content, file, replacesId, enteredBy, byOffice }: NewDocument,
  { now, secrets }: { readonly now: Moment; readonly secrets: Secrets },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('employee_documents', 'id'))::int as id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  const at = new Date(now);
  const encrypted =
    file && secrets.encrypt(file.content.toString("base64"), "employee_documents.content_encrypted", id);
  await tx
    .insertInto("employee_documents")
    .values({
      ...columnsOf(content),
      id,
      employee_id: employeeId,
      file_name: file?.name ?? null,
      media_type: file?.mediaType ?? null,
      bytes: file?.content.byteLength ?? null,
      content_encrypted: encrypted,
      added_at: at,
      by_office: byOffice,
      replaces_id: replacesId,
      ...(byOffice ? { decision: "approve" as const, decided_at: at, decided_by: enteredBy } : {}),
    })
    .execute();
  return id;
}

/** The columns of what a document says. */
export function columnsOf({ kind, title, issuedOn, expiresOn }: DocumentContent) {
  return { kind, title, issued_on: issuedOn, expires_on: expiresOn };
}

/** Deletes a document with its file; what stands in its place stands in that of the one before. */
export async function deleteDocument(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable("employee_documents")
    .set((eb) => ({
      replaces_id: eb
        .selectFrom("employee_documents as gone")
        .select("gone.replaces_id")
        .where("gone.id", "=", id),
    }))
    .where("replaces_id", "=", id)
    .execute();
  await tx.deleteFrom("employee_documents").where("id", "=", id).execute();
}

/** Deletes those that were sent in the place of a document and are not approved. */
export async function deleteRenewalsOf(tx: Tx, id: number): Promise<void> {
  await tx
    .deleteFrom("employee_documents")
    .where("replaces_id", "=", id)
    .where((eb) => eb.or([eb("decision", "is", null), eb("decision", "=", "decline")]))
    .execute();
}

/**
 * Deletes documents that were declined long ago, and the files of those that ended long ago.
 * Rule: How long a document is kept, docs/rules/documents.md.
 */
export async function dropOldDocuments(db: Db, now: Moment): Promise<void> {
  const today = dayOf(now);
  await db
    .deleteFrom("employee_documents")
    .where("decision", "=", "decline")
    .where(
      sql<boolean>`(decided_at at time zone 'Europe/Copenhagen')::date < ${addDays(today, -DECLINED_KEPT_DAYS)}::date`,
    )
    .execute();
  await db
    .updateTable("employee_documents")
    .set({ file_name: null, media_type: null, bytes: null, content_encrypted: null })
    .where("content_encrypted", "is not", null)
    .where(
      sql<boolean>`coalesce(expires_on, (
        select max((n.decided_at at time zone 'Europe/Copenhagen')::date) from employee_documents n
        where n.replaces_id = employee_documents.id and n.decision = 'approve'
      )) < ${addDays(today, -FILE_KEPT_DAYS)}::date`,
    )
    .execute();
}
