import type { Day } from "#rules/time/moment.ts";
import type { Ore } from "./ore.ts";
import { paymentState } from "./payment.ts";

/** How far an accepted document is for the company that got it. */
export const companyInvoiceStates = ["open", "paid", "overdue", "credited"] as const;
export type CompanyInvoiceState = (typeof companyInvoiceStates)[number];

/** What decides how far a document is; amounts in øre. `credited` is what accepted credit notes take off. */
export interface CompanyInvoiceFacts {
  readonly isCreditNote: boolean;
  readonly net: Ore;
  /** With VAT, as `credited.gross`. */
  readonly gross: Ore;
  readonly credited: { readonly net: Ore; readonly gross: Ore };
  /** What was paid of it so far, with VAT. */
  readonly paid: Ore;
  /** Fees of its reminders, without VAT. */
  readonly fees: Ore;
  readonly isPaid: boolean;
  readonly dueDate: Day | null;
}

/**
 * How far a document is for its company, and what of it is still to be paid, in øre with VAT. `today` is Copenhagen's.
 * Rule: What is left of an invoice, docs/rules/money.md.
 */
export function companyInvoiceOf(
  { isCreditNote, net, gross, credited, paid, fees, isPaid, dueDate }: CompanyInvoiceFacts,
  today: Day,
): { readonly state: CompanyInvoiceState; readonly left: Ore } {
  const isCredited = isCreditNote || credited.net >= net;
  const payment = paymentState({ isPaid, isCredited, dueDate }, today);
  if (payment === null) return { state: "credited", left: 0 };
  if (payment === "paid") return { state: "paid", left: 0 };
  const left = Math.max(gross - credited.gross - paid + fees, 0);
  return { state: payment === "overdue" ? "overdue" : "open", left };
}

/** An invoice of which something is left; in øre with VAT. */
export interface OwedInvoice {
  readonly id: number;
  readonly left: Ore;
  readonly dueDate: Day | null;
}

/** Invoices that are due together. */
export interface OwedPart {
  readonly amount: Ore;
  /** The first day on which any of them is due; null where none says. */
  readonly dueDate: Day | null;
  readonly ids: readonly number[];
}

/**
 * What a company owes, in øre with VAT: all of it, and what of it is overdue, due on the next day, and due later.
 * `today` is Copenhagen's. Rule: What a company owes, docs/rules/money.md.
 */
export function owedOf(
  invoices: readonly OwedInvoice[],
  today: Day,
): {
  readonly total: Ore;
  readonly overdue: OwedPart | null;
  readonly next: OwedPart | null;
  readonly later: OwedPart | null;
} {
  const open = invoices.filter(({ left }) => left > 0).toSorted(byDueDate);
  const isOverdue = ({ dueDate }: OwedInvoice) => dueDate !== null && dueDate < today;
  const overdue = open.filter(isOverdue);
  const ahead = open.filter((invoice) => !isOverdue(invoice));
  const nextDay = ahead[0]?.dueDate ?? null;
  const isNext = ({ dueDate }: OwedInvoice) => nextDay !== null && dueDate === nextDay;
  return {
    total: sumOf(open),
    overdue: partOf(overdue),
    next: partOf(ahead.filter(isNext)),
    later: partOf(ahead.filter((invoice) => !isNext(invoice))),
  };
}

/** The first that is due first; those without a day last. */
function byDueDate(one: OwedInvoice, other: OwedInvoice): number {
  const days = (one.dueDate ?? "9").localeCompare(other.dueDate ?? "9");
  return days === 0 ? one.id - other.id : days;
}

function partOf(invoices: readonly OwedInvoice[]): OwedPart | null {
  if (invoices.length === 0) return null;
  return {
    amount: sumOf(invoices),
    dueDate: invoices[0]?.dueDate ?? null,
    ids: invoices.map(({ id }) => id),
  };
}

function sumOf(invoices: readonly OwedInvoice[]): Ore {
  return invoices.reduce((sum, { left }) => sum + left, 0);
}
