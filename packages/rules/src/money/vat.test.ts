import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { vatOf } from "./vat.ts";

eachExample("money", "VAT of an invoice", (row) => {
  expect(vatOf(row.ore("Amount"))).toBe(row.ore("VAT"));
});
