import type { WireAdminDocument, WireDocument } from "#contract/employees/document.endpoints.ts";
import { documentState } from "#rules/people/documents/document.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import type { DocumentRow } from "./document.queries.ts";

/** A document as its person sees it at `now`. */
export function serializeDocument(row: DocumentRow, now: Moment): WireDocument {
  const { id, kind, title, issued_on, expires_on, decision, file_name, bytes } = row;
  return {
    id,
    kind,
    title,
    issued_on,
    expires_on,
    state: documentState(
      { decision, expiresOn: expires_on, isReplaced: Boolean(row.is_replaced) },
      dayOf(now),
    ),
    reason: row.decision_reason,
    file: file_name === null ? null : { name: file_name, bytes: bytes ?? 0 },
    added_at: row.added_at.toISOString(),
    by_office: row.by_office,
    decided_at: row.decided_at?.toISOString() ?? null,
    replaces: row.replaces_id,
    is_renewed: Boolean(row.is_renewed),
  };
}

/** A document as the office sees it at `now`. */
export function serializeAdminDocument(row: DocumentRow, now: Moment): WireAdminDocument {
  return { ...serializeDocument(row, now), decided_by: row.decision === null ? null : row.decider };
}
