import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { isCprLocked, isCvr } from "./numbers.ts";

eachExample("people", "Changing a CPR number", (row) => {
  const facts = {
    isStored: row.yes("Stored"),
    isInPayroll: row.yes("In payroll"),
    byAdmin: row.yes("By admin"),
  };
  expect(isCprLocked(facts)).toBe(row.yes("Locked"));
});

eachExample("people", "CVR number", (row) => {
  expect(isCvr(row.text("Number"))).toBe(row.yes("Accepted"));
});
