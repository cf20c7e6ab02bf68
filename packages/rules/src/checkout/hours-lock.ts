import type { SentState } from "#rules/money/readiness.ts";

/** Why a company can't change the hours of a shift any more; the words are in the texts. */
export type CorporationHoursLock =
  | "invoice_accepted"
  | "invoice_requested"
  | "approved_for_invoice"
  | "checkout_closed";

/** What can lock a company's hours. */
export interface CorporationHoursLockFacts {
  /** Null while no invoice is asked for, and again once a refused one was taken back. */
  invoice: SentState | null;
  /** An admin has approved the shift for the invoice. */
  isApprovedForInvoice: boolean;
  /** The checkout of the whole booking is closed. */
  isCheckoutClosed: boolean;
  /** Silence has agreed on a part, and the rest is open (`isPartOpen`). */
  isPartOpen: boolean;
}

/**
 * Why the company's hours of a shift are locked, null while they can be changed. The reason that is hardest to
 * undo comes first. Rule: Lock of the company's hours, docs/rules/checkout.md.
 */
export function corporationHoursLock(facts: CorporationHoursLockFacts): CorporationHoursLock | null {
  if (facts.isPartOpen) return facts.isCheckoutClosed ? "checkout_closed" : null;
  if (facts.invoice === "accepted") return "invoice_accepted";
  if (facts.invoice !== null) return "invoice_requested";
  if (facts.isApprovedForInvoice) return "approved_for_invoice";
  return facts.isCheckoutClosed ? "checkout_closed" : null;
}

/**
 * Whether the employee's hours of a shift are locked. Somebody who never stamped still can after the approval, and so can who has an
 * open part.
 * Rule: Lock of the employee's hours, docs/rules/checkout.md.
 */
export function isEmployeeLocked(facts: {
  isApprovedByAdmin: boolean;
  hasStamped: boolean;
  /** Silence has agreed on a part, and the rest is open (`isPartOpen`). */
  isPartOpen: boolean;
}): boolean {
  return facts.isApprovedByAdmin && facts.hasStamped && !facts.isPartOpen;
}

/** Why an admin can't change what a shift is billed for, or what it pays. */
export type SideLock = `${"invoice" | "pay"}_${"requested" | "refused" | "accepted"}`;

/**
 * What keeps an admin from changing one side of a shift, null while nothing does: how far the document is that it
 * stands on. Rule: Lock of what was sent, docs/rules/checkout.md.
 */
export function sideLock(side: "invoice" | "pay", sent: SentState | null): SideLock | null {
  if (sent === null) return null;
  return sent === "queued" ? `${side}_requested` : `${side}_${sent}`;
}
