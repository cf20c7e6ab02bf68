import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canApproveFor, isApprovedAtOnce } from "./confirmed-email.ts";

eachExample("people", "Confirmed e-mail", (row) => {
  const isEmailConfirmed = row.yes("Confirmed");
  const verdict = canApproveFor({ isSuspended: row.yes("Suspended"), isEmailConfirmed });
  expect(answerOf(verdict)).toBe(row.text("The office can approve"));
  const made = { byOffice: row.yes("By the office"), isPrivileged: row.yes("Need not be seen") };
  expect(isApprovedAtOnce({ ...made, isEmailConfirmed })).toBe(row.yes("Approved at once"));
});
