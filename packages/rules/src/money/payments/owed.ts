import type { Ore } from "../ore.ts";

/** What there is to pay of an invoice, and what was paid, in øre with VAT. */
interface OwedFacts {
  readonly gross: Ore;
  /** What accepted credit notes over it come to. */
  readonly credited: Ore;
  readonly paid: Ore;
  /** Of reminders that stand. */
  readonly fees: Ore;
}

interface Owed {
  /** What is still to be paid, in øre. */
  readonly open: Ore;
  /** What was paid too much, in øre; the customer has it to its credit. */
  readonly overpaid: Ore;
  /** Whether it counts as paid: nothing is open, and something was paid. */
  readonly isPaid: boolean;
}

/** What is still owed of an invoice of our own series. Rule: What is owed of an invoice, docs/rules/payments.md. */
export function owedOf({ gross, credited, paid, fees }: OwedFacts): Owed {
  const rest = gross - credited - paid + (credited >= gross ? 0 : fees);
  return { open: Math.max(rest, 0), overpaid: Math.max(-rest, 0), isPaid: rest <= 0 && paid > 0 };
}

/** An invoice of a booking, as far as it is paid. */
interface BookingInvoice {
  readonly isPaid: boolean;
  /** Whether credit notes take all of it back. */
  readonly isCredited: boolean;
}

/**
 * Whether a booking counts as paid by its invoices: it is invoiced in full, and each invoice that is not credited is
 * paid. Rule: Booking marked as paid, docs/rules/payments.md.
 */
export function isPaidByInvoices(isSentInFull: boolean, invoices: readonly BookingInvoice[]): boolean {
  const live = invoices.filter(({ isCredited }) => !isCredited);
  return isSentInFull && live.length > 0 && live.every(({ isPaid }) => isPaid);
}
