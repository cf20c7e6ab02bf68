import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { openRestOf } from "./open-rest.ts";

eachExample("pay", "Open beside a payment", (row) => {
  const rest = openRestOf({
    openHours: row.number("Open hours"),
    hourlyWage: row.ore("Hourly wage"),
    bothAgree: row.yes("Both agree"),
    awaitsEmployee: row.yes("Waits for the employee"),
  });
  expect(rest !== null).toBe(row.yes("Open"));
  expect(rest?.pay ?? null).toBe(row.oreOrNull("Pay"));
  expect(rest?.waitsFor ?? null).toBe(row.textOrNull("Waits for"));
});
