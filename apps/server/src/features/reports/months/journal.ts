import type { WireMonthFiles } from "#contract/invoicing/month.endpoints.ts";
import { postingsOf, type VoucherFacts } from "#rules/money/bookkeeping.ts";
import { type Month, monthOf } from "#rules/money/closing.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import type { Db } from "#server/platform/database/database.ts";
import { feeVoucher, paymentVoucher } from "#texts/da/admin/months.ts";
import { findAccounts } from "./accounts.ts";
import { feesOf, ownDocumentsOf, paymentsOf } from "./journal.queries.ts";

type Line = WireMonthFiles["journal"][number];

/** A voucher with what its lines have in common. */
interface Voucher
  extends VoucherFacts,
    Pick<Line, "voucher" | "date" | "number" | "credits" | "customer" | "cvr"> {}

/** The journal of a month, day by day, a voucher's lines together. Rule: Journal, docs/rules/bookkeeping.md. */
export async function journalOf(db: Db, month: Month): Promise<Line[]> {
  const accounts = await findAccounts(db);
  const documents = await ownDocumentsOf(db, month);
  const payments = await paymentsOf(db, month);
  const fees = await feesOf(db, month);
  const vouchers: Voucher[] = [
    ...documents.map((document) => ({ ...document, voucher: document.number })),
    ...payments.map(({ id, amount, ...payment }) => ({
      ...payment,
      ...{ voucher: paymentVoucher(id, payment.kind), net: amount, vat: 0, prepaid: 0, credits: null },
    })),
    ...fees.flatMap((fee) => feeVouchers(fee, month)),
  ];
  return vouchers
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap((voucher) =>
      postingsOf(voucher).map(({ account, debit, credit }) => {
        const { net: _net, vat: _vat, prepaid: _prepaid, ...shared } = voucher;
        return {
          ...shared,
          account_key: account,
          account: accounts[account],
          debit: toWireKroner(debit),
          credit: toWireKroner(credit),
          vat_code: account === "revenue" || account === "prepayments" ? accounts.vat_code : "",
        };
      }),
    );
}

/** What of a fee falls into a month: that it came, that it fell away, or both. Rule: Fees in the journal, docs/rules/bookkeeping.md. */
function feeVouchers(
  { id, fee, charged, ended, number, customer, cvr }: Awaited<ReturnType<typeof feesOf>>[number],
  month: Month,
): Voucher[] {
  const days = [
    { kind: "reminder_fee", date: charged },
    { kind: "reminder_fee_ended", date: ended },
  ] as const;
  return days.flatMap(({ kind, date }) =>
    date !== null && monthOf(date) === month
      ? [
          {
            ...{ kind, date, number, customer, cvr, voucher: feeVoucher(id, kind) },
            ...{ net: fee, vat: 0, prepaid: 0, credits: null },
          },
        ]
      : [],
  );
}
