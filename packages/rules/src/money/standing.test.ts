import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { invoiceStanding, payStanding } from "./standing.ts";

eachExample("money", "Where a document stands", (row) => {
  const sent = {
    state: row.text("Answer") as "queued" | "accepted" | "refused",
    isTakenBack: row.yes("Taken back"),
  };
  const shown = invoiceStanding(
    {
      ...sent,
      isCreditNote: row.yes("Credit note"),
      isCredited: row.yes("Credited"),
      isPaid: row.yes("Paid"),
      dueDate: row.day("Due"),
    },
    row.day("Today"),
  );
  expect(shown).toBe(row.text("Invoice"));
  expect(payStanding(sent)).toBe(row.text("Pay line"));
});
