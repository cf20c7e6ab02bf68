import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { matchBankLine, matchBankLines } from "./match-bank-line.ts";

const open = [
  { id: 1, number: "10401", open: 2_510_00, fees: 0 },
  { id: 2, number: "10402", open: 1_255_00, fees: 0 },
  { id: 3, number: "10403", open: 1_255_00, fees: 0 },
  { id: 4, number: "10404", open: 600_00, fees: 100_00 },
];

eachExample("payments", "Lines of the bank", (row) => {
  const { state, invoices } = matchBankLine({ text: row.text("Text"), amount: row.ore("Amount") }, open);
  const numbers = open.filter(({ id }) => invoices.includes(id)).map(({ number }) => number);
  expect([state, numbers]).toEqual([row.text("Match"), row.list("Invoices")]);
});

test("what one line surely pays is not open for the next one", () => {
  const line = { text: "Faktura 10401", amount: 2_510_00 };
  expect(matchBankLines([line, line], open).map(({ state }) => state)).toEqual(["sure", "unknown"]);
});
