import type { Day } from "#rules/time/moment.ts";
import type { Ore } from "./ore.ts";

/** The accounts that documents, fees of reminders and payments are booked on. */
export const accountKeys = [
  "debtors",
  "revenue",
  "sales_vat",
  "bank",
  "prepayments",
  "reminder_fees",
] as const;
export type AccountKey = (typeof accountKeys)[number];

/** Numbers of the accounts until the office writes its own. Rule: Accounts, docs/rules/bookkeeping.md. */
export const defaultAccounts: Readonly<Record<AccountKey, string>> = {
  debtors: "6190",
  revenue: "1010",
  sales_vat: "7680",
  bank: "6480",
  prepayments: "7410",
  reminder_fees: "1550",
};

/** What a voucher is of: an issued document, a payment and its being undone, or a fee and its falling away. */
export const voucherKinds = [
  ...(["invoice", "credit_note", "prepayment", "payment", "payment_undone"] as const),
  ...(["reminder_fee", "reminder_fee_ended"] as const),
] as const;
export type VoucherKind = (typeof voucherKinds)[number];

/** What a voucher books, in øre, positive on credit notes, undone payments and fees that fell away too. */
export interface VoucherFacts {
  readonly kind: VoucherKind;
  /** Without VAT, after what was prepaid came off; of a payment what was paid, of a fee what it is. */
  readonly net: Ore;
  /** 0 of a payment and of a fee. */
  readonly vat: Ore;
  /** What of the net amount is a prepayment: all of one, below zero where an invoice takes it off. */
  readonly prepaid: Ore;
}

/** One line of a voucher, in øre; one of the two amounts is 0, neither is below it. */
export interface Posting {
  readonly account: AccountKey;
  readonly debit: Ore;
  readonly credit: Ore;
}

/**
 * The lines that a voucher is booked by; accounts on which nothing is booked have none. Debits and credits come to the
 * same. Rule: Journal, docs/rules/bookkeeping.md.
 */
export function postingsOf(voucher: VoucherFacts): Posting[] {
  const sign = turned.includes(voucher.kind) ? -1 : 1;
  const amounts = amountsOf(voucher);
  return amounts
    .map(([account, amount]) => ({ account, amount: sign * amount }))
    .filter(({ amount }) => amount !== 0)
    .map(({ account, amount }) => ({
      account,
      debit: Math.max(amount, 0),
      credit: Math.max(-amount, 0),
    }));
}

/** Vouchers that are booked the other way round. */
const turned: readonly VoucherKind[] = ["credit_note", "payment_undone", "reminder_fee_ended"];

/** What a voucher, or what it turns round, books on each account, in øre; above zero is a debit. */
function amountsOf({ kind, net, vat, prepaid }: VoucherFacts): readonly (readonly [AccountKey, Ore])[] {
  switch (kind) {
    case "payment":
    case "payment_undone":
      return [
        ["bank", net],
        ["debtors", -net],
      ];
    case "reminder_fee":
    case "reminder_fee_ended":
      return [
        ["debtors", net],
        ["reminder_fees", -net],
      ];
    default:
      return [
        ["debtors", net + vat],
        ["revenue", prepaid - net],
        ["prepayments", -prepaid],
        ["sales_vat", -vat],
      ];
  }
}

/** The day on which the fee of a reminder was charged, and those on which it may have fallen away. */
export interface FeeDays {
  readonly charged: Day;
  readonly waived: Day | null;
  readonly withdrawn: Day | null;
  /** On which credit notes took back the whole of the invoice. */
  readonly credited: Day | null;
}

/** The day on which a fee fell away, whatever did it first; null while it stands. Rule: Fees in the journal, docs/rules/bookkeeping.md. */
export function feeEnds({ charged, waived, withdrawn, credited }: FeeDays): Day | null {
  const [first] = [waived, withdrawn, credited].filter((day) => day !== null).toSorted();
  if (first === undefined) return null;
  return first > charged ? first : charged;
}
