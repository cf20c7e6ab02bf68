import type { Moment } from "#rules/time/moment.ts";

/** An invoice of a booking, as what the next one begins with depends on it. */
export interface PastInvoice {
  readonly sentAt: Moment;
  /** When it was taken back, or the credit note over it accepted; null while it counts. */
  readonly lostAt: Moment | null;
}

/**
 * The invoices whose free lines, dropped fees and people left for later the next one begins with: those that were
 * taken back or credited since the last one was sent. Rule: What the next invoice begins with, docs/rules/money.md.
 */
export function offeredAgain<Invoice extends PastInvoice>(invoices: readonly Invoice[]): Invoice[] {
  const lastSent = Math.max(...invoices.map(({ sentAt }) => sentAt));
  return invoices.filter(({ lostAt }) => lostAt !== null && lostAt >= lastSent);
}
