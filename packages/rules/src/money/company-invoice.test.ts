import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { companyInvoiceOf, type OwedPart, owedOf } from "./company-invoice.ts";

const ore = (text: string) => Math.round(Number(text.replaceAll(".", "").replace(",", ".")) * 100);
const kroner = (amount: number) =>
  new Intl.NumberFormat("da-DK", { minimumFractionDigits: 2 }).format(amount / 100);

eachExample("money", "What is left of an invoice", (row) => {
  const facts = {
    isCreditNote: row.yes("Credit note"),
    net: row.ore("Net"),
    gross: row.ore("Gross"),
    credited: { net: row.ore("Credited net"), gross: row.ore("Credited gross") },
    ...{ paid: row.ore("Paid so far"), fees: row.ore("Fees") },
    isPaid: row.yes("Paid"),
    dueDate: row.textOrNull("Due"),
  };
  expect(companyInvoiceOf(facts, row.day("Today"))).toEqual({
    state: row.text("State"),
    left: row.ore("Left"),
  });
});

eachExample("money", "What a company owes", (row) => {
  const invoices = row.text("Invoices") === "–" ? [] : row.text("Invoices").split("; ");
  const owed = owedOf(
    invoices.map((text) => {
      const [id = "", left = "", due] = text.split(" ");
      return { id: Number(id), left: ore(left), dueDate: due ?? null };
    }),
    row.day("Today"),
  );
  const told = (part: OwedPart | null) =>
    part && [kroner(part.amount), part.dueDate, `(${part.ids.join(", ")})`].filter(Boolean).join(" ");
  expect({ ...owed, overdue: told(owed.overdue), next: told(owed.next), later: told(owed.later) }).toEqual({
    total: row.ore("Owed"),
    overdue: row.textOrNull("Overdue"),
    next: row.textOrNull("Next"),
    later: row.textOrNull("Later"),
  });
});
