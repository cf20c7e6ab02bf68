import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { payrollOfLine } from "./payroll-of-line.ts";

eachExample("pay", "Payroll of a pay line", (row) => {
  const line = {
    bound: row.textOrNull("Tried at"),
    mayBeThere: row.yes("May be there"),
    current: row.text("Chosen now"),
  };
  expect(payrollOfLine(line)).toBe(row.text("Goes to"));
});
