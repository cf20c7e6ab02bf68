import { expect } from "vitest";
import { type Example, eachExample } from "#tests/support/rule-book.ts";
import { agreedTimes, awaitsEmployee, effectiveTimes, type StampedSides, settledTimes } from "./times.ts";

function stampsOf(row: Example): StampedSides {
  return { employee: row.timesOrNull("Employee"), company: row.timesOrNull("Company") };
}

eachExample("checkout", "Agreed times", (row) => {
  expect(agreedTimes(stampsOf(row))).toEqual(row.timesOrNull("Agreed"));
});

eachExample("checkout", "Settled times", (row) => {
  expect(settledTimes(row.timesOrNull("Admin"), stampsOf(row))).toEqual(row.timesOrNull("Settled"));
});

eachExample("checkout", "Times that count", (row) => {
  const times = effectiveTimes(row.timesOrNull("Admin"), stampsOf(row), row.times("Booked"));
  expect(times).toEqual(row.times("Count"));
});

eachExample("checkout", "Waiting for the employee", (row) => {
  const stamps = { ...stampsOf(row), lastBy: row.textOrNull("Last") as "employee" | "corporation" | null };
  expect(awaitsEmployee(stamps, row.yes("Approved by admin"))).toBe(row.yes("Waits"));
});
