import type { documentEndpoints as rows } from "#contract/employees/document.endpoints.ts";
import { canDecideDocument, canKeepDocument } from "#rules/people/documents/document.ts";
import { dayOf } from "#rules/time/moment.ts";
import { type EmployeeRow, lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { notifyDeclined } from "./document.notifications.ts";
import {
  columnsOf,
  type DocumentRow,
  deleteDocument,
  documentsOf,
  findDocument,
} from "./document.queries.ts";
import { contentOf } from "./keep-document.ts";
import { listForOffice } from "./office-documents.ts";

/**
 * Approves a document; the one in whose place it was sent is replaced. A repeat changes nothing. Refuses `not_found`.
 * Rule: Deciding on a document, docs/rules/documents.md.
 */
export const approveDocument: Handler<typeof rows.approveDocument> = (call) => {
  const { session, params, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const { row } = await lockDocument(tx, params.id);
    if (row.decision !== "approve") {
      await save(tx, row.id, {
        ...{ decision: "approve", decision_reason: "", reminded_days: null },
        ...{ decided_at: new Date(now), decided_by: corporationOf(session).id },
      });
      await record({ tx, actor: actorOf(session), now }, eventOf("employee.approve_document", row));
    }
    return listForOffice(tx, row.employee_id, now);
  });
};

/**
 * Declines a document with a reason, and tells the person. A repeat changes nothing. Refuses `not_found` and
 * `document_approved`. Rule: Deciding on a document, docs/rules/documents.md.
 */
export const declineDocument: Handler<typeof rows.declineDocument> = (call) => {
  const { session, params, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const { row, employee } = await lockDocument(tx, params.id);
    const verdict = canDecideDocument(row.decision, "decline");
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    if (row.decision === null) {
      await save(tx, row.id, {
        ...{ decision: "decline", decision_reason: body.reason },
        ...{ decided_at: new Date(now), decided_by: corporationOf(session).id },
      });
      await notifyDeclined({ tx, now, services }, employee, { ...row, reason: body.reason });
      await record({ tx, actor: actorOf(session), now }, eventOf("employee.decline_document", row));
    }
    return listForOffice(tx, row.employee_id, now);
  });
};

/**
 * Corrects what a document says; of another last day the person is reminded anew. Refuses `not_found` and what
 * `canKeepDocument` refuses. Rule: What a document says, docs/rules/documents.md.
 */
export const correctDocument: Handler<typeof rows.correctDocument> = (call) => {
  const { session, params, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const { row } = await lockDocument(tx, params.id);
    const content = contentOf(body);
    const all = await documentsOf(tx, row.employee_id);
    const others = all.filter((one) => !one.is_replaced && one.id !== row.id).length;
    const verdict = canKeepDocument(content, others, dayOf(now));
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    const isMoved = content.expiresOn !== row.expires_on;
    await save(tx, row.id, { ...columnsOf(content), ...(isMoved ? { reminded_days: null } : {}) });
    await record({ tx, actor: actorOf(session), now }, eventOf("employee.correct_document", row));
    return listForOffice(tx, row.employee_id, now);
  });
};

/** Removes a document with its file. Refuses `not_found`. */
export const removeDocument: Handler<typeof rows.removeDocument> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const { row } = await lockDocument(tx, params.id);
    await deleteDocument(tx, row.id);
    await record({ tx, actor: actorOf(session), now }, eventOf("employee.remove_document", row));
    return listForOffice(tx, row.employee_id, now);
  });

/** A document as it is once its person is locked, and the person. Refuses `not_found`. */
async function lockDocument(tx: Tx, id: number): Promise<{ row: DocumentRow; employee: EmployeeRow }> {
  const found = await findDocument(tx, id);
  const employee = found && (await lockEmployee(tx, found.employee_id));
  const row = employee && (await findDocument(tx, id));
  if (row?.employee_id !== employee?.id || !row || !employee) throw new DomainError("not_found");
  return { row, employee };
}

type Saved = Partial<ReturnType<typeof columnsOf>> & {
  readonly decision?: "approve" | "decline";
  readonly decision_reason?: string;
  readonly decided_at?: Date;
  readonly decided_by?: number;
  readonly reminded_days?: null;
};

async function save(tx: Tx, id: number, values: Saved): Promise<void> {
  await tx.updateTable("employee_documents").set(values).where("id", "=", id).execute();
}

type DecisionEvent =
  | "employee.approve_document"
  | "employee.decline_document"
  | "employee.correct_document"
  | "employee.remove_document";

function eventOf(type: DecisionEvent, row: DocumentRow) {
  return { type, id: row.employee_id, detail: { document: row.id, kind: row.kind } };
}
