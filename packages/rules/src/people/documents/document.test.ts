import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#rules/time/moment.ts";
import { answerOf, type Example, eachExample } from "#tests/support/rule-book.ts";
import {
  canDecideDocument,
  canKeepDocument,
  canRemoveOwnDocument,
  type DocumentDecision,
  type DocumentKind,
  documentKinds,
  documentState,
  documentWaits,
  isReplacedAtOnce,
  keptOfDocument,
} from "./document.ts";

const decisionOf = (row: Example) => row.textOrNull("Decision") as DocumentDecision | null;

eachExample("documents", "What a document says", (row) => {
  const content = {
    kind: row.text("Kind") as DocumentKind,
    title: row.textOrNull("Own name") ?? "",
    issuedOn: row.textOrNull("From"),
    expiresOn: row.textOrNull("Until"),
  };
  expect(documentKinds).toContain(content.kind);
  const verdict = canKeepDocument(content, row.number("Others"), row.day("Today"));
  expect(answerOf(verdict)).toBe(row.text("Answer"));
});

eachExample("documents", "State of a document", (row) => {
  const facts = {
    decision: decisionOf(row),
    expiresOn: row.textOrNull("Until"),
    isReplaced: row.yes("Another approved"),
  };
  expect(documentState(facts, row.day("Today"))).toBe(row.text("State"));
});

eachExample("documents", "Deciding on a document", (row) => {
  const decided = decisionOf(row);
  expect(answerOf(canDecideDocument(decided, "approve"))).toBe(row.text("Approve"));
  expect(answerOf(canDecideDocument(decided, "decline"))).toBe(row.text("Decline"));
  expect(answerOf(canRemoveOwnDocument(decided))).toBe(row.text("Removed by the person"));
  const goes = isReplacedAtOnce(decided) ? "gone at once" : "replaced once the other is approved";
  expect(goes).toBe(row.text("When another is sent"));
});

eachExample("documents", "Documents in 'I dag'", (row) => {
  const facts = {
    decision: decisionOf(row),
    expiresOn: row.textOrNull("Until"),
    isRenewed: row.yes("Another sent"),
    hasShiftAfter: row.yes("Confirmed shift after it"),
  };
  expect(documentWaits(facts, row.day("Today"))).toBe(row.textOrNull("Line"));
});

eachExample("documents", "How long a document is kept", (row) => {
  const facts = {
    decision: decisionOf(row),
    expiresOn: row.textOrNull("Until"),
    decidedOn: row.textOrNull("Decided on"),
    replacedOn: row.textOrNull("Replaced on"),
  };
  const words = { whole: "whole", without_file: "without file", nothing: "not" };
  expect(words[keptOfDocument(facts, row.day("Today"))]).toBe(row.text("Kept"));
});

test("as days pass an approved document is valid, then ends soon, then has ended, and never goes back", () => {
  const order = ["valid", "expiring", "expired"];
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 0, max: 400 }), (start, later) => {
      const facts = { decision: "approve", expiresOn: "2026-11-24", isReplaced: false } as const;
      const on = (days: number) => order.indexOf(documentState(facts, addDays("2026-11-24", days)));
      expect(on(start)).toBeGreaterThanOrEqual(0);
      expect(on(start + later)).toBeGreaterThanOrEqual(on(start));
    }),
  );
});
