import type { Times } from "#rules/checkout/times.ts";
import type { Ore } from "#rules/money/ore.ts";
import { isAboveLimit } from "#rules/money/proposal.ts";
import type { Moment } from "#rules/time/moment.ts";

/** How far a document is that a shift stands on: an invoice or a pay line. Null on a shift that stands on none. */
export type SentState = "queued" | "accepted" | "refused";

/** Why somebody's work is not on the next invoice. */
export type WhyNotInvoiced = "already_sent" | "not_met" | "not_ended" | "open_times" | "not_approved";

/** Why somebody's work is not in the next pay run. */
export type WhyNotPaid = WhyNotInvoiced | "missing_data" | "above_limit";

/** What decides whether a selected person's work may be sent, for one side: invoice or pay. */
export interface SendableFacts {
  /** The document of this side that the shift stands on. */
  sent: SentState | null;
  isNotMet: boolean;
  endsAt: Moment;
  /** The admin's times, else the agreed ones; null while the times are open. */
  times: Times | null;
  isApproved: boolean;
}

/**
 * Why a selected person's work is not on the next invoice, null when it goes. What a person can do least about comes
 * first. Rule: Who is on an invoice, docs/rules/money.md.
 */
export function whyNotInvoiced(facts: SendableFacts, now: Moment): WhyNotInvoiced | null {
  if (facts.sent !== null) return "already_sent";
  if (facts.isNotMet) return "not_met";
  if (now < facts.endsAt) return "not_ended";
  if (facts.times === null) return "open_times";
  return facts.isApproved ? null : "not_approved";
}

/** What decides the same for pay; what the shift comes to in øre. */
export interface PayableFacts extends SendableFacts {
  lacksPayData: boolean;
  pay: Ore;
}

/**
 * What keeps a shift out of the next pay run: what keeps it off an invoice, missing CPR or bank numbers, and a line that is too large.
 * Rule: Who is paid, docs/rules/money.md.
 */
export function whyNotPaid(facts: PayableFacts, now: Moment): WhyNotPaid | null {
  const reason = whyNotInvoiced(facts, now);
  if (reason !== null) return reason;
  if (facts.lacksPayData) return "missing_data";
  return isAboveLimit(facts.pay) ? "above_limit" : null;
}

/** Whether work still waits to be sent, now or later: it is not on a document, and the person was there. */
export function isLeft(reason: WhyNotPaid | null): boolean {
  return reason !== "already_sent" && reason !== "not_met";
}

/**
 * Whether everything that was worked is accepted: something is, and nothing is queued, refused or left.
 * Rule: Sent in full, docs/rules/money.md.
 */
export function isSentInFull(
  people: readonly { sent: SentState | null; isNotMet: boolean }[],
  hasAcceptedOther = false,
): boolean {
  const worked = people.filter(({ isNotMet }) => !isNotMet);
  if (worked.some(({ sent }) => sent !== "accepted")) return false;
  return worked.length > 0 || hasAcceptedOther;
}
