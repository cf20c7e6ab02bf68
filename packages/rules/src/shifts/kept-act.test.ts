import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { isOvertaken, momentOfAct } from "./kept-act.ts";

eachExample("checkout", "Done without a connection", (row) => {
  const verdict = momentOfAct(row.momentOrNull("Made"), row.moment("Arrives"));
  expect(answerOf(verdict)).toBe(row.text("Answer"));
  expect(verdict.ok ? verdict.at : null).toBe(row.momentOrNull("Counts from"));
  const last = row.momentOrNull("Own later act");
  const isKept = row.momentOrNull("Made") !== null;
  expect(verdict.ok && isOvertaken(verdict.at, last, isKept)).toBe(row.yes("Overtaken"));
});
