import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { checkSeenTotal } from "./seen-total.ts";

eachExample("money", "The total that was seen", (row) => {
  const seen = row.oreOrNull("Seen");
  const isOfLines = row.text("By") === "lines";
  const verdict = checkSeenTotal(row.ore("Counts now"), seen === null ? null : { total: seen, isOfLines });
  expect(answerOf(verdict)).toBe(row.text("Goes"));
});
