import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { approvalsToldAt } from "./order-approvals.ts";

const NINE = Date.UTC(2026, 10, 24, 9);
const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return NINE + ((hours - 9) * 60 + minutes) * 60_000;
};

eachExample("orders", "Telling of approvals", (row) => {
  const told = approvalsToldAt({
    first: at(row.text("First approved")),
    last: at(row.text("Last approved")),
    isAnyWaiting: row.yes("Others wait"),
  });
  expect(told).toBe(at(row.text("Told at")));
});
