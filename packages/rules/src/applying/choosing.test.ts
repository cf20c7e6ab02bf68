import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { bookedOf, tickedByAll } from "./choosing.ts";

eachExample("applying", "Choosing several", (row) => {
  const shown = row.list("Shown");
  const free = Math.max(0, row.number("Places") - row.number("Selected"));
  const all = tickedByAll(shown, { free }, (person) => !person.includes(" "));
  expect(all).toEqual(row.list("Ticked by all"));
  expect(bookedOf(row.number("Ticked"), { free })).toBe(row.number("Booked"));
});
