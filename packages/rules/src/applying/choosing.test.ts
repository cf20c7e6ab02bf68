import { expect } from "vitest";
import type { ShiftState } from "#rules/shifts/transitions.ts";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { bookedOf, canBePutOnStandby, tickedByAll } from "./choosing.ts";

eachExample("applying", "Put on standby", (row) => {
  const verdict = canBePutOnStandby({
    shift: row.text("State") as ShiftState,
    mustReconfirm: row.yes("Terms changed since"),
  });
  expect(answerOf(verdict)).toBe(row.text("Answer"));
});

eachExample("applying", "Choosing several", (row) => {
  const shown = row.list("Shown");
  const free = Math.max(0, row.number("Places") - row.number("Selected"));
  const all = tickedByAll(shown, { free }, (person) => !person.includes(" "));
  expect(all).toEqual(row.list("Ticked by all"));
  expect(bookedOf(row.number("Ticked"), { free })).toBe(row.number("Booked"));
});
