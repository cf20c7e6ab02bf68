import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { isNewInFile } from "./pay-file.ts";

eachExample("bookkeeping", "Fetching the payroll file", (row) => {
  const fetched = row.text("Lines");
  const lines = fetched === "–" ? [] : fetched.split("; ").map((word) => ({ isFetched: word === "yes" }));
  expect(isNewInFile(lines)).toBe(row.yes("Is new"));
});
