import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canErase, type ErasureFacts, keptAfterErasure } from "./erasure.ts";

eachExample("people", "Erasing a profile", (row) => {
  const facts: ErasureFacts = {
    kind: row.text("Who") as ErasureFacts["kind"],
    isErased: row.yes("Erased already"),
    isAdmin: row.yes("Admin"),
    coming: row.number("Coming"),
    unsettled: row.number("Not settled"),
    owed: row.number("Owed"),
  };
  expect(answerOf(canErase(facts))).toBe(row.text("Answer"));
});

eachExample("people", "What stays after an erasure", (row) => {
  const kind = row.text("Who") as ErasureFacts["kind"];
  expect(keptAfterErasure(kind, row.textOrNull("Last paid or billed"))).toEqual({
    what: row.list("Stays"),
    through: row.textOrNull("Through"),
  });
});

test("nobody is erased with coming or unsettled work", () => {
  const facts = fc.record({
    kind: fc.constantFrom("employee" as const, "corporation" as const),
    isErased: fc.boolean(),
    isAdmin: fc.boolean(),
    coming: fc.nat(3),
    unsettled: fc.nat(3),
    owed: fc.nat(3),
  });
  fc.assert(
    fc.property(facts, (given) => {
      const isFree = !given.isErased && !given.isAdmin && given.coming + given.unsettled + given.owed === 0;
      expect(canErase(given).ok).toBe(isFree);
    }),
  );
});
