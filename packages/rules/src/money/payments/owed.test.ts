import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { isPaidByInvoices, owedOf } from "./owed.ts";

eachExample("payments", "What is owed of an invoice", (row) => {
  const owed = owedOf({
    ...{ gross: row.ore("Invoice"), credited: row.ore("Credited") },
    ...{ paid: row.ore("Paid"), fees: row.ore("Fees") },
  });
  expect(owed).toEqual({
    open: row.ore("Open"),
    overpaid: row.ore("Overpaid"),
    isPaid: row.yes("Counts as paid"),
  });
});

eachExample("payments", "Booking marked as paid", (row) => {
  const invoices = row.list("Invoices").map((state) => ({
    isPaid: state === "paid",
    isCredited: state === "credited",
  }));
  expect(isPaidByInvoices(row.yes("Invoiced in full"), invoices)).toBe(row.yes("Marked"));
});
