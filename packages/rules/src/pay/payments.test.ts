import { expect } from "vitest";
import type { Day } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { paymentsOf, periodPaidOn, type SentLine } from "./payments.ts";
import { payrollPeriod } from "./payroll-period.ts";

eachExample("pay", "Payments of a shift", (row) => {
  const line = (kind: SentLine["kind"], sentOn: Day | null, amount: number | null): SentLine[] =>
    sentOn === null ? [] : [{ kind, sentOn, amount: amount ?? 0, hours: (amount ?? 0) / 19_200 }];
  const payments = paymentsOf(row.day("Date of the booking"), [
    ...line("pay", row.day("Sent on"), row.ore("Amount")),
    ...line("difference", row.textOrNull("Corrected on"), row.oreOrNull("Difference")),
  ]);
  const paid = (column: string) => payments.map((payment) => payment[column as "paymentDate" | "amount"]);
  expect(paid("paymentDate")).toEqual(row.list("Paid on"));
  expect(paid("amount")).toEqual(row.list("Payments").map(oreFrom));
  expect(payments.map(({ hours, amount }) => hours * 19_200 - amount)).toEqual(payments.map(() => 0));
  const periods = payments.map(({ paymentDate }) => periodPaidOn(paymentDate));
  expect(periods).toEqual(row.list("With period"));
  expect(periods.map((period) => payrollPeriod(period).paymentDate)).toEqual(paid("paymentDate"));
});

function oreFrom(text: string): number {
  return Math.round(Number(text.replaceAll(".", "").replace(",", ".").replace("−", "-")) * 100);
}
