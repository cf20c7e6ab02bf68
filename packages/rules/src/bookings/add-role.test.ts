import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canAddRole } from "./add-role.ts";

eachExample("orders", "Adding a role", (row) => {
  const facts = {
    isCancelled: row.yes("Deleted"),
    isOffice: row.yes("By the office"),
    lastEnd: row.moment("All is over"),
  };
  expect(answerOf(canAddRole(facts, row.moment("Now")))).toBe(row.text("Answer"));
});
