import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { paymentState } from "./payment.ts";

eachExample("money", "Paid and overdue", (row) => {
  const facts = {
    isPaid: row.yes("Paid"),
    isCredited: row.yes("Credited"),
    dueDate: row.textOrNull("Due"),
  };
  expect(paymentState(facts, row.day("Today"))).toBe(row.textOrNull("State"));
});
