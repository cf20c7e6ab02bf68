import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { addressParts } from "./address-parts.ts";

eachExample("payments", "Address in parts", (row) => {
  const { address, zipCode, city } = addressParts(row.text("Line"));
  expect([address, zipCode || "–", city || "–"]).toEqual([
    row.text("Street"),
    row.text("Postal code"),
    row.text("City"),
  ]);
});
