import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { smsParts, smsPrice } from "./sms-price.ts";

eachExample("money", "Parts of an SMS", (row) => {
  const text = row.text("Letter").repeat(row.number("Times"));
  expect(smsParts(text)).toBe(row.number("Parts"));
  expect(smsPrice(text, row.number("People"))).toBe(row.ore("Price"));
});
