import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import type { Side } from "./times.ts";
import { moveDueBy, moveOf } from "./whose-move.ts";

eachExample("checkout", "Whose move it is", (row) => {
  const move = moveOf({
    employee: row.timesOrNull("Employee"),
    company: row.timesOrNull("Company"),
    lastBy: row.textOrNull("Last") as Side | null,
    isLocked: row.yes("Locked"),
    isPartOpen: row.yes("Part open"),
  });
  expect(move.state.replaceAll("_", " ")).toBe(row.text("State"));
  expect(move.by).toBe(row.textOrNull("Move"));
  const moments = {
    endsAt: row.moment("Ends"),
    stampedAt: row.momentOrNull("Stamped"),
    warnedAt: row.momentOrNull("Reminded"),
  };
  expect(moveDueBy(move, moments, 48)).toBe(row.momentOrNull("Due by"));
});
