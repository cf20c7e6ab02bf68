import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { type InvoicedMark, invoicedMark } from "./invoiced-mark.ts";

eachExample("money", "Marked as invoiced", (row) => {
  const mark = invoicedMark({
    mark: row.text("Marked by") as InvoicedMark,
    wasSentInFull: row.yes("Was sent in full"),
    isSentInFull: row.yes("Is sent in full"),
  });
  expect(mark).toBe(row.text("Then marked by"));
});
