import { expect } from "vitest";
import { parseKroner } from "#rules/money/ore.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { isSensibleWage, ungroupWage } from "./typed-wage.ts";

eachExample("pricing", "A typed hourly wage", (row) => {
  const wage = parseKroner(ungroupWage(row.text("Written")));
  expect(wage).toBe(row.oreOrNull("Read as"));
  expect(isSensibleWage(wage) ? "yes" : "no").toBe(row.text("May be sent"));
});
