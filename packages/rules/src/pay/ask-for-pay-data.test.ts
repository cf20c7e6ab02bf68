import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { askedBy, whyNotAsked } from "./ask-for-pay-data.ts";

eachExample("pay", "Asking for pay data", (row) => {
  const facts = {
    lacksPayData: row.yes("Lacks data"),
    isClosed: row.yes("Closed"),
    hasPhone: row.yes("Phone"),
    hasEmail: row.yes("E-mail"),
    askedAt: row.momentOrNull("Asked"),
  };
  const refusal = whyNotAsked(facts, row.moment("Now"));
  expect(refusal?.replaceAll("_", " ") ?? null).toBe(row.textOrNull("Not asked because"));
  expect(refusal === null ? askedBy(facts) : null).toBe(row.textOrNull("By"));
});
