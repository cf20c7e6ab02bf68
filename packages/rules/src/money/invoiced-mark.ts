/** The mark «Markeret som faktureret» of a booking: not there, set by a person, or set by its accepted invoices. */
export type InvoicedMark = "none" | "hand" | "invoice";

/**
 * The mark after a document or a person of the booking has changed. Invoices set it when the booking becomes sent in full,
 * and take back only what they set. Rule: Marked as invoiced, docs/rules/money.md.
 */
export function invoicedMark(facts: {
  readonly mark: InvoicedMark;
  readonly wasSentInFull: boolean;
  readonly isSentInFull: boolean;
}): InvoicedMark {
  const { mark, wasSentInFull, isSentInFull } = facts;
  if (mark === "hand") return "hand";
  if (!isSentInFull) return "none";
  return wasSentInFull ? mark : "invoice";
}
