import { expect } from "vitest";
import type { SentState } from "#rules/money/readiness.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { corporationHoursLock, isEmployeeLocked, sideLock } from "./hours-lock.ts";

eachExample("checkout", "Lock of the company's hours", (row) => {
  const lock = corporationHoursLock({
    invoice: row.textOrNull("Invoice") as SentState | null,
    isApprovedForInvoice: row.yes("Approved for invoice"),
    isCheckoutClosed: row.yes("Checkout closed"),
    isPartOpen: row.yes("Part open"),
  });
  expect(lock).toBe(row.textOrNull("Locked because")?.replaceAll(" ", "_") ?? null);
});

eachExample("checkout", "Lock of the employee's hours", (row) => {
  const facts = {
    isApprovedByAdmin: row.yes("Approved by admin"),
    hasStamped: row.yes("Stamped"),
    isPartOpen: row.yes("Part open"),
  };
  expect(isEmployeeLocked(facts)).toBe(row.yes("Locked"));
});

eachExample("checkout", "Lock of what was sent", (row) => {
  const sent = row.textOrNull("Stands on") as SentState | null;
  const lockOf = (side: "invoice" | "pay") => sideLock(side, sent)?.replaceAll("_", " ") ?? null;
  expect(lockOf("invoice")).toBe(row.textOrNull("Invoice locked because"));
  expect(lockOf("pay")).toBe(row.textOrNull("Pay locked because"));
});
