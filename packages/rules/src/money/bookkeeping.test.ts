import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import {
  type AccountKey,
  accountKeys,
  defaultAccounts,
  feeEnds,
  postingsOf,
  type VoucherFacts,
  type VoucherKind,
  voucherKinds,
} from "./bookkeeping.ts";
import { owedOf } from "./payments/owed.ts";
import { vatOf } from "./vat.ts";

const columns: Record<AccountKey, string> = {
  debtors: "Debtors",
  revenue: "Revenue",
  sales_vat: "Sales VAT",
  bank: "Bank",
  prepayments: "Prepayments",
  reminder_fees: "Fees",
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

eachExample("bookkeeping", "Fees in the journal", (row) => {
  const ended = feeEnds({
    charged: row.day("Charged"),
    ...{ waived: row.textOrNull("Waived"), withdrawn: row.textOrNull("Withdrawn") },
    credited: row.textOrNull("Credited"),
  });
  expect(ended).toBe(row.textOrNull("Falls away"));
});

const ore = fc.integer({ min: 0, max: 2_000_000_000 });
const voucher = fc
  .record({ kind: fc.constantFrom(...voucherKinds), work: ore, prepaid: ore })
  .map(({ kind, work, prepaid }): VoucherFacts => {
    if (/^(payment|reminder_fee)/.test(kind)) return { kind, net: work, vat: 0, prepaid: 0 };
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

test("debtors are what is open with the fees, less what was paid too much, whatever happened to an invoice", () => {
  const few = fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 3 });
  const fees = fc.array(fc.record({ fee: fc.integer({ min: 0, max: 100_00 }), isEnded: fc.boolean() }), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300_000 }), few, few, fees, (net, notes, paid, charged) => {
      const credits: number[] = [];
      for (const note of notes) credits.push(Math.min(note, net - sumOf(credits)));
      const isCredited = sumOf(credits) === net;
      const vats = credits.map((_, place) =>
        [place, place + 1].map((end) => vatOf(sumOf(credits.slice(0, end)))),
      );
      const lines = [
        ...postingsOf({ kind: "invoice", net, vat: vatOf(net), prepaid: 0 }),
        ...credits.flatMap((credited, place) => {
          const [before = 0, after = 0] = vats[place] ?? [];
          return postingsOf({ kind: "credit_note", net: credited, vat: after - before, prepaid: 0 });
        }),
        ...paid.flatMap((amount) => postingsOf({ kind: "payment", net: amount, vat: 0, prepaid: 0 })),
        ...charged.flatMap(({ fee, isEnded }) => [
          ...postingsOf({ kind: "reminder_fee", net: fee, vat: 0, prepaid: 0 }),
          ...(isEnded || isCredited
            ? postingsOf({ kind: "reminder_fee_ended", net: fee, vat: 0, prepaid: 0 })
            : []),
        ]),
      ];
      const { open, overpaid } = owedOf({
        gross: net + vatOf(net),
        credited: sumOf(credits) + vatOf(sumOf(credits)),
        paid: sumOf(paid),
        fees: sumOf(charged.map(({ fee, isEnded }) => (isEnded ? 0 : fee))),
      });
      const onDebtors = lines.filter(({ account }) => account === "debtors");
      expect(sumOf(onDebtors.map(({ debit, credit }) => debit - credit))).toBe(open - overpaid);
    }),
  );
});

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
