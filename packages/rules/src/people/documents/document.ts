import { addDays, type Day, daysBetween } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** What a person's document may be. Rule: What a document says, docs/rules/documents.md. */
export const documentKinds = [
  "work_permit",
  "student_permit",
  "food_hygiene",
  "alcohol_server",
  "driving_licence",
  "other",
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** What the office has said of a document; null while it has not looked at it. */
export type DocumentDecision = "approve" | "decline";

/** Documents that one person may have. */
const MAX_DOCUMENTS = 20;

/** A document ends soon from so many days before its last one on. */
export const EXPIRING_DAYS = 30;

/** What a document says of itself. */
export interface DocumentContent {
  readonly kind: DocumentKind;
  /** The own name of something else; empty for all other kinds. */
  readonly title: string;
  readonly issuedOn: Day | null;
  /** Its last day; null where it never ends. */
  readonly expiresOn: Day | null;
}

/** Whether a document that says this is taken in beside `others`. Rule: What a document says, docs/rules/documents.md. */
export function canKeepDocument(
  { kind, title, issuedOn, expiresOn }: DocumentContent,
  others: number,
  today: Day,
): Verdict<"document_name" | "document_days" | "document_expired" | "too_many_documents"> {
  if (kind === "other" && title === "") return refuse("document_name");
  if (issuedOn !== null && expiresOn !== null && expiresOn < issuedOn) return refuse("document_days");
  if (expiresOn !== null && expiresOn < today) return refuse("document_expired");
  return others < MAX_DOCUMENTS ? { ok: true } : refuse("too_many_documents");
}

/** What its state follows from. */
interface DocumentFacts {
  readonly decision: DocumentDecision | null;
  readonly expiresOn: Day | null;
  /** Another one has been approved in its place. */
  readonly isReplaced: boolean;
}

export const documentStates = ["waiting", "declined", "valid", "expiring", "expired", "replaced"] as const;

export type DocumentState = (typeof documentStates)[number];

/** The state of a document on a day. Rule: State of a document, docs/rules/documents.md. */
export function documentState({ decision, expiresOn, isReplaced }: DocumentFacts, today: Day): DocumentState {
  if (decision === null) return "waiting";
  if (decision === "decline") return "declined";
  if (isReplaced) return "replaced";
  if (expiresOn === null || daysBetween(today, expiresOn) > EXPIRING_DAYS) return "valid";
  return expiresOn < today ? "expired" : "expiring";
}

/** Whether the office may say so of a document. Rule: Deciding on a document, docs/rules/documents.md. */
export function canDecideDocument(
  decided: DocumentDecision | null,
  decision: DocumentDecision,
): Verdict<"document_approved"> {
  return decided === "approve" && decision === "decline" ? refuse("document_approved") : { ok: true };
}

/** Whether a person may remove an own document. Rule: Deciding on a document, docs/rules/documents.md. */
export function canRemoveOwnDocument(decided: DocumentDecision | null): Verdict<"document_approved"> {
  return decided === "approve" ? refuse("document_approved") : { ok: true };
}

/**
 * Whether a document goes as soon as another is sent in its place; one that is approved stays, and is replaced once the
 * other is approved.
 * Rule: Deciding on a document, docs/rules/documents.md.
 */
export function isReplacedAtOnce(decided: DocumentDecision | null): boolean {
  return decided !== "approve";
}

/** Which group of 'I dag' a document stands in; null for none. Rule: Documents in 'I dag', docs/rules/documents.md. */
export function documentWaits(
  facts: Omit<DocumentFacts, "isReplaced"> & {
    /** Another one has been sent in its place, and is not declined. */
    readonly isRenewed: boolean;
    /** The person has a confirmed shift that is not over, on a day after its last one. */
    readonly hasShiftAfter: boolean;
  },
  today: Day,
): "new_documents" | "expiring_documents" | null {
  const state = documentState({ ...facts, isReplaced: false }, today);
  if (state === "waiting") return "new_documents";
  const ends = state === "expiring" || state === "expired";
  return ends && facts.hasShiftAfter && !facts.isRenewed ? "expiring_documents" : null;
}

/** Days after its last one, or after it was replaced where it never ends, for which the file of a document is kept. */
export const FILE_KEPT_DAYS = 182;

/** Days after the decision for which a declined document is kept. */
export const DECLINED_KEPT_DAYS = 30;

/** What of a document is kept on a day. Rule: How long a document is kept, docs/rules/documents.md. */
export function keptOfDocument(
  {
    decision,
    expiresOn,
    decidedOn,
    replacedOn,
  }: Omit<DocumentFacts, "isReplaced"> & {
    readonly decidedOn: Day | null;
    /** The day on which another one was approved in its place. */
    readonly replacedOn: Day | null;
  },
  today: Day,
): "whole" | "without_file" | "nothing" {
  if (decision === "decline" && decidedOn !== null && addDays(decidedOn, DECLINED_KEPT_DAYS) < today)
    return "nothing";
  const lastDay = expiresOn ?? replacedOn;
  const isOver = lastDay !== null && addDays(lastDay, FILE_KEPT_DAYS) < today;
  return isOver ? "without_file" : "whole";
}
