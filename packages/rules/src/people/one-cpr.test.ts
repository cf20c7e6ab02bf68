import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canSaveCpr } from "./one-cpr.ts";

eachExample("people", "One CPR number, one person", (row) => {
  const verdict = canSaveCpr({
    isOwn: row.yes("Own number already"),
    isTaken: row.yes("Somebody else's"),
    triedToday: row.number("Tried today"),
  });
  expect(answerOf(verdict)).toBe(row.text("Answer"));
});
