import { expect, test } from "vitest";
import { todayKeys } from "#rules/shifts/waiting.ts";
import { eachExample, examplesOf } from "#tests/support/rule-book.ts";
import { todayGroups } from "./today.ts";

eachExample("bookings", "Groups of 'I dag'", (row) => {
  const key = todayKeys.find((one) => one === row.text("Key"));
  expect(key && todayGroups[key]).toMatchObject({ title: row.text("Heading"), hint: row.text("Under it") });
});

test("the groups of 'I dag' stand in the order of the rule book", () => {
  expect(examplesOf("bookings", "Groups of 'I dag'").map((row) => row.text("Key"))).toEqual(todayKeys);
});
