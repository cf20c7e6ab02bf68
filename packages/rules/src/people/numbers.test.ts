import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { isCpr, isCprLocked, isCvr, isEan, looksLikeCpr, searchedDigits } from "./numbers.ts";

eachExample("people", "Changing a CPR number", (row) => {
  const facts = {
    isStored: row.yes("Stored"),
    isInPayroll: row.yes("In payroll"),
    byAdmin: row.yes("By admin"),
  };
  expect(isCprLocked(facts)).toBe(row.yes("Locked"));
});

eachExample("people", "CPR number", (row) => {
  expect(isCpr(row.text("Number"))).toBe(row.yes("Accepted"));
});

eachExample("people", "CVR number", (row) => {
  expect(isCvr(row.text("Number"))).toBe(row.yes("Accepted"));
});

eachExample("people", "EAN number", (row) => {
  expect(isEan(row.text("Number"))).toBe(row.yes("Accepted"));
});

eachExample("people", "Numbers in a search", (row) => {
  expect(searchedDigits(row.text("Typed"))).toBe(row.textOrNull("Digits"));
});

eachExample("people", "A CPR number in a search", (row) => {
  expect(looksLikeCpr(row.text("Typed"))).toBe(row.yes("CPR number"));
});
