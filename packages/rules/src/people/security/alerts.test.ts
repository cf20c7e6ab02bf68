import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { type AlertKind, alertOf } from "./alerts.ts";

eachExample("people", "Failures that pile up", (row) => {
  const facts = {
    kind: row.text("At") as AlertKind,
    failures: row.number("Failures"),
    lastAt: row.momentOrNull("Last alert"),
  };
  expect(alertOf(facts, row.moment("Now"))).toBe(row.text("Alert"));
});
