import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { ageOn, isAdult } from "./age.ts";

eachExample("people", "Age", (row) => {
  expect(ageOn(row.day("Born"), row.day("On"))).toBe(row.number("Age"));
  expect(isAdult(row.day("Born"), row.day("On"))).toBe(row.yes("Of age"));
});
