import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canAddPasskey } from "./employee-passkeys.ts";

eachExample("people", "Passkeys of employees", (row) => {
  const facts = { signedInAt: row.moment("Signed in"), passkeys: row.number("Passkeys") };
  const verdict = canAddPasskey(facts, row.moment("Now"));
  expect(answerOf(verdict)).toBe(row.text("May add one"));
});
