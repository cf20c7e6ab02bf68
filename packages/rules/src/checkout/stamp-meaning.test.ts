import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { stampMeaning } from "./stamp-meaning.ts";

eachExample("checkout", "What a stamp says", (row) => {
  const before = {
    own: row.timesOrNull("Own before"),
    other: row.timesOrNull("Other side"),
    isOwnLast: row.yes("Own was last"),
  };
  expect(stampMeaning(row.times("Stamp"), before)).toBe(row.textOrNull("Says"));
});
