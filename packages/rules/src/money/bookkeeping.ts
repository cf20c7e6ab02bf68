import type { Ore } from "./ore.ts";

/** The accounts that documents and payments are booked on. */
export const accountKeys = ["debtors", "revenue", "sales_vat", "bank", "prepayments"] as const;
export type AccountKey = (typeof accountKeys)[number];

/** Numbers of the accounts until the office writes its own. Rule: Accounts, docs/rules/bookkeeping.md. */
export const defaultAccounts: Readonly<Record<AccountKey, string>> = {
  debtors: "6190",
  revenue: "1010",
  sales_vat: "7680",
  bank: "6480",
  prepayments: "7410",
};

/** What a voucher is of: an issued document, or a payment and its being undone. */
export const voucherKinds = ["invoice", "credit_note", "prepayment", "payment", "payment_undone"] as const;
export type VoucherKind = (typeof voucherKinds)[number];

/** What a voucher books, in øre, positive on credit notes and undone payments too. */
export interface VoucherFacts {
  readonly kind: VoucherKind;
  /** Without VAT, after what was prepaid came off; of a payment what was paid. */
  readonly net: Ore;
  /** 0 of a payment. */
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
export function postingsOf({ kind, net, vat, prepaid }: VoucherFacts): Posting[] {
  const sign = kind === "credit_note" || kind === "payment_undone" ? -1 : 1;
  const isPayment = kind === "payment" || kind === "payment_undone";
  // Above zero is a debit.
  const amounts: readonly (readonly [AccountKey, Ore])[] = isPayment
    ? [
        ["bank", net],
        ["debtors", -net],
      ]
    : [
        ["debtors", net + vat],
        ["revenue", prepaid - net],
        ["prepayments", -prepaid],
        ["sales_vat", -vat],
      ];
  return amounts
    .map(([account, amount]) => ({ account, amount: sign * amount }))
    .filter(({ amount }) => amount !== 0)
    .map(({ account, amount }) => ({
      account,
      debit: Math.max(amount, 0),
      credit: Math.max(-amount, 0),
    }));
}
