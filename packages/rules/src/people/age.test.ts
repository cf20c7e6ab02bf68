import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { ageOn, isWorkersBirthDate } from "./age.ts";

eachExample("people", "Age", (row) => {
  expect(ageOn(row.day("Born"), row.day("On"))).toBe(row.number("Age"));
  expect(isWorkersBirthDate(row.day("Born"), row.day("On"))).toBe(row.yes("Accepted"));
});
