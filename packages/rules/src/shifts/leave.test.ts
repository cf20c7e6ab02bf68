import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canCancel, canRemove, isReason } from "./leave.ts";
import type { ShiftState } from "./transitions.ts";

const words = { transition: "not a confirmed shift" };

eachExample("cancellation", "Cancelling a shift", (row) => {
  const verdict = canCancel(
    {
      shift: row.text("Shift") as ShiftState,
      startsAt: row.moment("Start"),
      reason: row.textOrNull("Reason") ?? " ",
    },
    row.moment("Now"),
  );
  expect(answerOf(verdict, words)).toBe(row.text("Answer"));
});

eachExample("cancellation", "Length of a reason", (row) => {
  const blanks = " ".repeat(row.number("Blanks around it"));
  const reason = `${blanks}${"x".repeat(row.number("Characters"))}${blanks}\n`;
  expect(isReason(reason)).toBe(row.yes("Accepted"));
});

eachExample("cancellation", "Removing somebody", (row) => {
  const verdict = canRemove({
    shift: row.text("Shift") as ShiftState,
    reason: row.textOrNull("Reason") ?? " ",
  });
  expect(answerOf(verdict, words)).toBe(row.text("Answer"));
});
