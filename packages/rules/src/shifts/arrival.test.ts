import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { arrivalOpensAt, arrive } from "./arrival.ts";

eachExample("checkout", "Arrival on the spot", (row) => {
  const facts = {
    isSelected: row.yes("Selected"),
    pin: row.textOrNull("Pin"),
    startsAt: row.moment("Start"),
    endsAt: row.moment("End"),
    arrivedAt: row.momentOrNull("Arrived before"),
  };
  const verdict = arrive(facts, row.text("Given"), row.moment("Now"));
  expect(answerOf(verdict)).toBe(row.text("Answer"));
  expect(verdict.ok ? verdict.arrivedAt : null).toBe(row.momentOrNull("Arrived"));
  expect(arrivalOpensAt(facts.startsAt)).toBe(row.moment("Opens"));
});
