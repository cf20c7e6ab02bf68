import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import {
  type AccountKey,
  accountKeys,
  defaultAccounts,
  postingsOf,
  type VoucherFacts,
  type VoucherKind,
  voucherKinds,
} from "./bookkeeping.ts";
import { vatOf } from "./vat.ts";

const columns: Record<AccountKey, string> = {
  debtors: "Debtors",
  revenue: "Revenue",
  sales_vat: "Sales VAT",
  bank: "Bank",
  prepayments: "Prepayments",
};

eachExample("bookkeeping", "Accounts", (row) => {
  const account = row.text("Account") as AccountKey;
  expect(accountKeys).toContain(account);
  expect(row.text("Number")).toBe(defaultAccounts[account]);
  expect(row.text("Name")).not.toBe("");
});

eachExample("bookkeeping", "Journal", (row) => {
  const postings = postingsOf({
    kind: row.text("Voucher").replaceAll(" ", "_") as VoucherKind,
    net: row.ore("Net"),
    vat: row.ore("VAT"),
    prepaid: row.ore("Prepaid"),
  });
  for (const account of accountKeys) {
    const posting = postings.find((one) => one.account === account);
    expect(posting ? posting.debit - posting.credit : null, account).toBe(row.oreOrNull(columns[account]));
  }
});

const ore = fc.integer({ min: 0, max: 2_000_000_000 });
const voucher = fc
  .record({ kind: fc.constantFrom(...voucherKinds), work: ore, prepaid: ore })
  .map(({ kind, work, prepaid }): VoucherFacts => {
    if (kind === "payment" || kind === "payment_undone") return { kind, net: work, vat: 0, prepaid: 0 };
    if (kind === "prepayment") return { kind, net: work, vat: vatOf(work), prepaid: work };
    const net = work - Math.min(work, prepaid);
    return { kind, net, vat: vatOf(net), prepaid: net - work };
  });

test("debits and credits are the same on each voucher and on all of them, and no amount is below zero", () => {
  fc.assert(
    fc.property(fc.array(voucher), (vouchers) => {
      const all = vouchers.map(postingsOf);
      for (const postings of [...all, all.flat()]) {
        const sum = (side: "debit" | "credit") => postings.reduce((total, one) => total + one[side], 0);
        expect(sum("debit")).toBe(sum("credit"));
      }
      for (const { debit, credit } of all.flat()) expect(Math.min(debit, credit)).toBe(0);
    }),
  );
});

test("a prepayment and the invoice that takes it off leave nothing on its account, and all of the work as revenue", () => {
  fc.assert(
    fc.property(ore, ore, (work, share) => {
      const prepaid = Math.min(work, share);
      const rest = work - prepaid;
      const lines = [
        ...postingsOf({ kind: "prepayment", net: prepaid, vat: vatOf(prepaid), prepaid }),
        ...postingsOf({ kind: "invoice", net: rest, vat: vatOf(rest), prepaid: -prepaid }),
      ];
      const creditOf = (account: AccountKey) =>
        lines.reduce((sum, one) => (one.account === account ? sum + one.credit - one.debit : sum), 0);
      expect(creditOf("prepayments")).toBe(0);
      expect(creditOf("revenue")).toBe(work);
    }),
  );
});

test("a credit note books the opposite of what it credits", () => {
  fc.assert(
    fc.property(voucher, (facts) => {
      fc.pre(facts.kind === "invoice" || facts.kind === "prepayment");
      const turned = postingsOf(facts).map(({ account, debit, credit }) => ({
        account,
        debit: credit,
        credit: debit,
      }));
      expect(postingsOf({ ...facts, kind: "credit_note" })).toEqual(turned);
    }),
  );
});
