import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canUndo, UNDO_TIME } from "./undo.ts";

const at = Date.parse("2026-12-01T09:00:00Z");

eachExample("bookings", "Undo", (row) => {
  const facts = {
    isOwn: row.yes("Own"),
    isUndone: row.yes("Undone"),
    at,
    isUnchanged: row.yes("Unchanged"),
  };
  expect(answerOf(canUndo(facts, at + row.number("Seconds") * 1000))).toBe(row.text("Answer"));
});

test("nothing is undone once its messages may leave, whatever else is true", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.nat(), (isOwn, isUndone, isUnchanged, more) => {
      expect(canUndo({ isOwn, isUndone, at, isUnchanged }, at + UNDO_TIME + more).ok).toBe(false);
    }),
  );
});
