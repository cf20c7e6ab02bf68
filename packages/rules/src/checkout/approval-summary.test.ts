import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { approvalOf } from "./approval-summary.ts";

eachExample("checkout", "Summary before approving all", (row) => {
  const facts = {
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
    draft: row.timesOrNull("Draft"),
    lastBy: "employee" as const,
    rejectedByCorporation: 0,
    rejectedByEmployee: 0,
    allApproved: row.yes("Locked"),
  };
  const { kind, times } = approvalOf(facts, row.times("Booked"));
  expect(kind.replaceAll("_", " ")).toBe(row.text("Stands with"));
  expect(times).toEqual(row.timesOrNull("Sends"));
});
