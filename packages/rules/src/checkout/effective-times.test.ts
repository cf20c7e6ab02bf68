import { expect } from "vitest";
import { type Example, eachExample } from "#tests/support/rule-book.ts";
import {
  agreedTimes,
  autoRegister,
  awaitsEmployee,
  effectiveTimes,
  type StampedSides,
} from "./effective-times.ts";

function stampsOf(row: Example): StampedSides {
  return {
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
    lastBy: row.textOrNull("Last") as StampedSides["lastBy"],
  };
}

eachExample("checkout", "Agreed times", (row) => {
  expect(agreedTimes(stampsOf(row))).toEqual(row.timesOrNull("Agreed"));
});

eachExample("checkout", "Times that count", (row) => {
  const times = effectiveTimes(row.timesOrNull("Admin"), stampsOf(row), row.times("Booked"));
  expect(times).toEqual(row.times("Count"));
});

eachExample("checkout", "Times registered by themselves", (row) => {
  const facts = {
    adminTimes: row.timesOrNull("Admin"),
    stamps: stampsOf(row),
    endsAt: row.moment("Ended"),
  };
  const registered = autoRegister(facts, row.times("Given"), row.moment("Now"));
  expect(registered).toEqual(row.timesOrNull("Registered"));
});

eachExample("checkout", "Waiting for the employee", (row) => {
  expect(awaitsEmployee(stampsOf(row), row.yes("Approved by admin"))).toBe(row.yes("Waits"));
});
