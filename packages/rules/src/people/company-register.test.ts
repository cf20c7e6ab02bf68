import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { canSignUp, type RegisterAnswer } from "./company-register.ts";

eachExample("people", "A closed company", (row) => {
  expect(canSignUp(row.text("Register") as RegisterAnswer).ok).toBe(row.yes("May sign up"));
});
