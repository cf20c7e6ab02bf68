import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { isHiddenNumber, type NumberReader, shownNumber } from "./pay-numbers.ts";

eachExample("people", "CPR and bank numbers that are shown", (row) => {
  const reader = row.text("Reader") as NumberReader;
  const shown = shownNumber(row.textOrNull("Stored") ?? "", reader);
  expect(shown).toBe(row.textOrNull("Shown") ?? "");
  expect(isHiddenNumber(shown)).toBe(shown !== "" && reader === "admin");
});
