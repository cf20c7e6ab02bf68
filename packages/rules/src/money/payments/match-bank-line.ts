import type { Ore } from "../ore.ts";

/** An invoice that somebody still owes. */
export interface OpenInvoice {
  readonly id: number;
  readonly number: string;
  /** In øre, with VAT and the fees of its reminders. */
  readonly open: Ore;
  /** What of `open` is fees, in øre. */
  readonly fees: Ore;
}

/** What a line of the bank pays: surely these, one of these, or nothing that is known. */
export interface BankMatch {
  readonly state: "sure" | "choose" | "unknown";
  /** Ids of invoices. */
  readonly invoices: readonly number[];
}

/** So many are offered to choose from at most. */
const MAX_CHOICES = 5;

/**
 * Which open invoices a payment into the account is for, by the numbers in its text and its amount in øre.
 * Rule: Lines of the bank, docs/rules/payments.md.
 */
export function matchBankLine(
  line: { readonly text: string; readonly amount: Ore },
  open: readonly OpenInvoice[],
): BankMatch {
  const numbers = new Set(line.text.match(/\d+/g) ?? []);
  const named = open.filter(({ number }) => numbers.has(number));
  if (named.length > 0) {
    return { state: isSumOf(line.amount, named) ? "sure" : "choose", invoices: idsOf(named) };
  }
  const equal = open.filter((invoice) => isSumOf(line.amount, [invoice])).slice(0, MAX_CHOICES);
  return { state: equal.length > 0 ? "choose" : "unknown", invoices: idsOf(equal) };
}

/**
 * The matches of the lines of a file, in their order: what a line surely pays is not open any more for those behind it.
 * Rule: Lines of the bank, docs/rules/payments.md.
 */
export function matchBankLines(
  lines: readonly { readonly text: string; readonly amount: Ore }[],
  open: readonly OpenInvoice[],
): BankMatch[] {
  let left = open;
  return lines.map((line) => {
    const match = matchBankLine(line, left);
    if (match.state === "sure") left = left.filter(({ id }) => !match.invoices.includes(id));
    return match;
  });
}

/** Whether an amount is what invoices come to together, with all of their fees or with none. */
function isSumOf(amount: Ore, invoices: readonly OpenInvoice[]): boolean {
  const open = invoices.reduce((sum, invoice) => sum + invoice.open, 0);
  const fees = invoices.reduce((sum, invoice) => sum + invoice.fees, 0);
  return amount === open || (amount === open - fees && amount > 0);
}

function idsOf(invoices: readonly OpenInvoice[]): number[] {
  return invoices.map(({ id }) => id);
}
