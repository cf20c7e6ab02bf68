import { expect, test } from "vitest";
import { eachExample, examplesOf } from "#tests/support/rule-book.ts";
import { nextShiftStatus, type ShiftAction, type ShiftState } from "./transitions.ts";

const actors = ["corporation", "employee", "admin"] as const;
const states: ShiftState[] = [
  "none",
  "applied",
  "selected",
  "removed",
  "unwanted",
  "sick",
  "cancelled",
  "withdrawn",
];

eachExample("applying", "States of a shift", (row) => {
  const action = row.text("Action") as ShiftAction;
  const allowed = row.list("By");
  for (const state of states) {
    const result = row.textOrNull(state)?.replace(" ", "_") ?? "transition";
    for (const actor of actors) {
      const verdict = nextShiftStatus(state, action, actor);
      const outcome = verdict.ok ? verdict.status : verdict.refusal;
      expect(outcome, `${state}, ${actor}`).toBe(allowed.includes(actor) ? result : "forbidden");
    }
  }
});

test("every action is in the rule book", () => {
  const actions: Record<ShiftAction, true> = {
    apply: true,
    withdraw: true,
    select: true,
    remove: true,
    hide: true,
    restore: true,
    cancel: true,
    reportSick: true,
    takeBackSick: true,
    acceptOffer: true,
    addByAdmin: true,
  };
  const rows = examplesOf("applying", "States of a shift");
  expect(rows.map((row) => row.text("Action"))).toEqual(Object.keys(actions));
});
