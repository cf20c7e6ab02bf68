import type { documentEndpoints as rows } from "#contract/employees/document.endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import { findEmployee, lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type ReceivedFile, receiveFile } from "#server/platform/files/received-file.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { documentsOf, findDocumentFile } from "./document.queries.ts";
import { serializeAdminDocument } from "./document.serializer.ts";
import { fileInClear } from "./file-in-clear.ts";
import { contentOf, keepDocument } from "./keep-document.ts";

/** Somebody's documents. Refuses `not_found`. */
export const documents: Handler<typeof rows.documents> = async ({ params, now, services: { db } }) => {
  const employee = await findEmployee(db, params.id);
  if (!employee || employee.erased_at !== null) throw new DomainError("not_found");
  return listForOffice(db, params.id, now);
};

/**
 * Adds a document with its file, approved. Refuses `not_found` and what `receiveFile` and `canKeepDocument` refuse.
 * Rule: What a document says, docs/rules/documents.md.
 */
export const addDocument: Handler<typeof rows.addDocument> = async (call) =>
  enter(call, call.query, await receiveFile(call.file));

/** Notes a document without a file, approved. Refuses as `addDocument` does. */
export const noteDocument: Handler<typeof rows.noteDocument> = (call) => enter(call, call.body, null);

type Content = Parameters<typeof contentOf>[0] & { readonly replaces?: number | null };

function enter(
  {
    session,
    params,
    now,
    services,
  }: Pick<RequestContext<typeof rows.addDocument>, "session" | "params" | "now" | "services">,
  given: Content,
  file: ReceivedFile | null,
) {
  return inTransaction(services.db, async (tx) => {
    const employee = await lockEmployee(tx, params.id);
    if (!employee || employee.erased_at !== null) throw new DomainError("not_found");
    const document = await keepDocument(
      tx,
      {
        ...{ employeeId: employee.id, content: contentOf(given), file, replaces: given.replaces ?? null },
        ...{ byOffice: true, enteredBy: corporationOf(session).id },
      },
      { now, secrets: services.secrets },
    );
    const detail = { document, kind: given.kind };
    const event = { type: "employee.add_document", id: employee.id, detail } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return listForOffice(tx, employee.id, now);
  });
}

/** The file of somebody's document, once the look is noted. Refuses `not_found`. */
export const openDocument: Handler<typeof rows.openDocument> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const file = await findDocumentFile(tx, params.id);
    if (!file) throw new DomainError("not_found");
    const detail = { document: file.id };
    const event = { type: "employee.open_document", id: file.employee_id, detail } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return fileInClear(file, services.secrets);
  });

/** Somebody's documents as the office's calls answer them. */
export async function listForOffice(db: Db | Tx, employeeId: number, now: Moment) {
  return (await documentsOf(db, employeeId)).map((row) => serializeAdminDocument(row, now));
}
