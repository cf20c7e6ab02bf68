import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canDeactivate } from "./deactivating.ts";

eachExample("people", "Deactivating", (row) => {
  const choice = (row.textOrNull("Choice") as "release" | "keep" | null) ?? undefined;
  const isDeactivated = row.text("Deactivated before") === "yes";
  expect(answerOf(canDeactivate(row.number("Coming shifts"), choice, isDeactivated))).toBe(
    row.text("Answer"),
  );
});
