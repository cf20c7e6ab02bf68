import { canKeepDocument, type DocumentContent, isReplacedAtOnce } from "#rules/people/documents/document.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import {
  type DocumentRow,
  deleteDocument,
  deleteRenewalsOf,
  documentsOf,
  insertDocument,
  type NewDocument,
} from "./document.queries.ts";

type Given = Omit<NewDocument, "replacesId"> & {
  /** The document in whose place it stands. */
  readonly replaces: number | null;
};

/** What a document says as a call names it; only something else has a name of its own. */
export function contentOf(given: {
  readonly kind: DocumentContent["kind"];
  readonly title: string;
  readonly issued_on?: string | null;
  readonly expires_on?: string | null;
}): DocumentContent {
  return {
    kind: given.kind,
    title: given.kind === "other" ? given.title : "",
    issuedOn: given.issued_on ?? null,
    expiresOn: given.expires_on ?? null,
  };
}

/**
 * Keeps a document of a person whose row is locked, alone or in the place of another of theirs, and gives its id. Refuses
 * `not_found` and what `canKeepDocument` refuses. Rules: What a document says; Deciding on a document, docs/rules/documents.md.
 */
export async function keepDocument(
  tx: Tx,
  given: Given,
  context: { readonly now: Moment; readonly secrets: Secrets },
): Promise<number> {
  const all = await documentsOf(tx, given.employeeId);
  const replaced = given.replaces === null ? null : all.find(({ id }) => id === given.replaces);
  if (replaced === undefined || replaced?.is_replaced) throw new DomainError("not_found");
  const others = all.filter((one) => !one.is_replaced && one.id !== replaced?.id).length;
  const verdict = canKeepDocument(given.content, others, dayOf(context.now));
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  const replacesId = replaced && (await makeRoom(tx, replaced, given.byOffice));
  return insertDocument(tx, { ...given, replacesId }, context);
}

/**
 * The approved document in whose place the new one stands, if any: it stays, and is replaced once the new one is approved.
 * What is not approved goes.
 */
async function makeRoom(tx: Tx, replaced: DocumentRow, isApproved: boolean): Promise<number | null> {
  if (isReplacedAtOnce(replaced.decision)) {
    await deleteDocument(tx, replaced.id);
    return replaced.replaces_id;
  }
  if (!isApproved) await deleteRenewalsOf(tx, replaced.id);
  return replaced.id;
}
