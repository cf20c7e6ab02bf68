import type { Day } from "#rules/time/moment.ts";

/** How far the payment of an accepted invoice is. */
export type PaymentState = "paid" | "unpaid" | "overdue";

/** What decides how far an invoice is paid. */
export interface PaymentFacts {
  isPaid: boolean;
  /** Whether an accepted credit note has taken it back: then nobody owes it. */
  isCredited: boolean;
  dueDate: Day | null;
}

/**
 * Whether an accepted invoice is paid, still to be paid, or overdue; null where nobody owes it. `today` is
 * Copenhagen's. Rule: Paid and overdue, docs/rules/money.md.
 */
export function paymentState({ isPaid, isCredited, dueDate }: PaymentFacts, today: Day): PaymentState | null {
  if (isCredited) return null;
  if (isPaid) return "paid";
  return dueDate !== null && dueDate < today ? "overdue" : "unpaid";
}
