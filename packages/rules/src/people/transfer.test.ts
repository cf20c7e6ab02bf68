import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import {
  askForTransfer,
  decideTransfer,
  importLine,
  type TransferAsk,
  type TransferDecision,
} from "./transfer.ts";

eachExample("people", "Asking for an old profile", (row) => {
  const verdict = askForTransfer({
    tries: row.number("Tries today"),
    hasTaken: row.yes("Has taken one"),
    isOnboarding: row.yes("Onboarding"),
    found: row.text("Number") as TransferAsk["found"],
  });
  expect(answerOf(verdict)).toBe(row.text("Waits"));
});

eachExample("people", "Importing old profiles", (row) => {
  const line = importLine({
    hasErrors: row.yes("Errors"),
    isRepeated: row.yes("Number twice in the file"),
    isStored: row.yes("Number stored"),
  });
  expect(line).toBe(row.text("Line"));
});

eachExample("people", "Deciding on an old profile", (row) => {
  const verdict = decideTransfer({
    state: row.text("State") as TransferDecision["state"],
    decision: row.text("Decision") as TransferDecision["decision"],
    isOldFree: row.yes("Old one free"),
    hasShifts: row.yes("New one has shifts"),
  });
  expect(verdict.ok ? verdict.state : answerOf(verdict)).toBe(row.text("Then"));
});

test("a number that somebody else has taken answers like one that nobody has, whatever else is so", () => {
  const others = fc.record({ tries: fc.nat(8), hasTaken: fc.boolean(), isOnboarding: fc.boolean() });
  fc.assert(
    fc.property(others, (ask) => {
      expect(askForTransfer({ ...ask, found: "claimed" })).toEqual(askForTransfer({ ...ask, found: "none" }));
    }),
  );
});
