import type { documentEndpoints as rows } from "#contract/employees/document.endpoints.ts";
import { canRemoveOwnDocument } from "#rules/people/documents/document.ts";
import type { Moment } from "#rules/time/moment.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { receiveFile } from "#server/platform/files/received-file.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";
import { deleteDocument, documentsOf, findDocument, findDocumentFile } from "./document.queries.ts";
import { serializeDocument } from "./document.serializer.ts";
import { fileInClear } from "./file-in-clear.ts";
import { contentOf, keepDocument } from "./keep-document.ts";

/** The caller's own documents. */
export const ownDocuments: Handler<typeof rows.ownDocuments> = ({ session, now, services }) =>
  list(services.db, onboardedEmployee(session).id, now);

/**
 * Sends a document to the office, which looks at it. Refuses `not_found` for one that it cannot take the place of, and
 * what `receiveFile` and `canKeepDocument` refuse. Rule: What a document says, docs/rules/documents.md.
 */
export const addOwnDocument: Handler<typeof rows.addOwnDocument> = async (call) => {
  const { session, query, file, now, services } = call;
  const { id: employeeId } = onboardedEmployee(session);
  const received = await receiveFile(file);
  return inTransaction(services.db, async (tx) => {
    await lockEmployee(tx, employeeId);
    const given = {
      ...{ employeeId, content: contentOf(query), file: received, replaces: query.replaces ?? null },
      ...{ byOffice: false, enteredBy: null },
    };
    const document = await keepDocument(tx, given, { now, secrets: services.secrets });
    const detail = { document, kind: query.kind };
    const event = { type: "employee.add_document", id: employeeId, detail } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return list(tx, employeeId, now);
  });
};

/**
 * Removes an own document with its file. Refuses `not_found` and `document_approved`.
 * Rule: Deciding on a document, docs/rules/documents.md.
 */
export const removeOwnDocument: Handler<typeof rows.removeOwnDocument> = (call) => {
  const { session, params, now, services } = call;
  const { id: employeeId } = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    await lockEmployee(tx, employeeId);
    const row = await findDocument(tx, params.id);
    if (row?.employee_id !== employeeId) throw new DomainError("not_found");
    const verdict = canRemoveOwnDocument(row.decision);
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await deleteDocument(tx, row.id);
    const detail = { document: row.id, kind: row.kind };
    const event = { type: "employee.remove_document", id: employeeId, detail } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return list(tx, employeeId, now);
  });
};

/** The file of an own document. Refuses `not_found`. */
export const ownDocumentFile: Handler<typeof rows.ownDocumentFile> = async ({
  session,
  params,
  services,
}) => {
  const { id: employeeId } = onboardedEmployee(session);
  const file = await findDocumentFile(services.db, params.id);
  if (file?.employee_id !== employeeId) throw new DomainError("not_found");
  return fileInClear(file, services.secrets);
};

async function list(db: Db | Tx, employeeId: number, now: Moment) {
  return (await documentsOf(db, employeeId)).map((row) => serializeDocument(row, now));
}
