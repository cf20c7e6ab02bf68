import { expect } from "vitest";
import type { CompanyRole } from "#rules/people/security/company-roles.ts";
import { answerOf, type Example, eachExample } from "#tests/support/rule-book.ts";
import { canAnswerAsOwner, checkRaise, type OwnerState, waitsForOwner } from "./owner-approval.ts";

const bookerOf = (row: Example) => ({
  role: row.text("Role") as CompanyRole,
  isOffice: row.yes("By the office"),
  limit: row.numberOrNull("Amount"),
});

eachExample("orders", "Bookings that wait for an owner", (row) => {
  const total = row
    .text("Bookings")
    .split("+")
    .reduce((sum, price) => sum + Number(price), 0);
  expect(waitsForOwner(bookerOf(row), total)).toBe(row.yes("Waits"));
});

eachExample("orders", "Changes above the amount", (row) => {
  const change = {
    ...{ before: row.number("Before"), after: row.number("After") },
    isWaiting: row.yes("Waits for an owner"),
  };
  expect(answerOf(checkRaise(bookerOf(row), change))).toBe(row.text("Answer"));
});

eachExample("orders", "An owner's answer", (row) => {
  const booking = {
    state: row.textOrNull("State") as OwnerState | null,
    isCancelled: row.yes("Deleted"),
    startsAt: row.moment("Start"),
  };
  expect(answerOf(canAnswerAsOwner(booking, row.moment("Now")))).toBe(row.text("Answer"));
});
