import { expect } from "vitest";
import { remindedBy } from "#rules/shifts/reminding.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { whyNotAsked } from "./ask-for-pay-data.ts";

eachExample("pay", "Asking for pay data", (row) => {
  const facts = {
    lacksPayData: row.yes("Lacks data"),
    isClosed: row.yes("Closed"),
    hasPhone: row.yes("Phone"),
    hasEmail: row.yes("E-mail"),
    remindedAt: row.momentOrNull("Asked"),
  };
  const refusal = whyNotAsked(facts, row.moment("Now"));
  expect(refusal?.replaceAll("_", " ") ?? null).toBe(row.textOrNull("Not asked because"));
  expect(refusal === null ? remindedBy({ ...facts, wantsSms: true, wantsEmail: false }) : null).toBe(
    row.textOrNull("By"),
  );
});
