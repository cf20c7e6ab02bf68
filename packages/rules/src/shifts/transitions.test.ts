import { describe, expect, test } from "vitest";
import type { Actor } from "#rules/actor.ts";
import { nextShiftStatus, type ShiftAction, type ShiftState } from "./transitions.ts";

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
const actors: Actor[] = ["corporation", "employee", "admin"];

/** One column a state, in the order above: the new status, or what is refused ("-" for transition). */
const table: Record<ShiftAction, { by: Actor[]; row: string }> = {
  apply: { by: ["employee"], row: "applied already_applied already_applied applied - - - applied" },
  withdraw: { by: ["employee"], row: "- withdrawn - - - - - -" },
  select: { by: ["corporation", "admin"], row: "- selected - - - - - -" },
  remove: { by: ["corporation", "admin"], row: "- - removed - - - - -" },
  hide: { by: ["admin"], row: "- unwanted - - - - - -" },
  restore: { by: ["admin"], row: "- - - - applied - - -" },
  cancel: { by: ["employee"], row: "- - cancelled - - - - -" },
  reportSick: { by: ["employee"], row: "- - sick - - - - -" },
  addByAdmin: { by: ["admin"], row: "selected selected - selected selected selected selected selected" },
};

function outcomeOf(state: ShiftState, action: ShiftAction, actor: Actor): string {
  const verdict = nextShiftStatus(state, action, actor);
  return verdict.ok ? verdict.status : verdict.refusal;
}

describe.each(Object.entries(table) as [ShiftAction, (typeof table)[ShiftAction]][])(
  "the action %s",
  (action, { by, row }) => {
    const results = row.split(" ").map((cell) => (cell === "-" ? "transition" : cell));

    test.each(states.map((state, index) => [state, results[index]] as const))(
      "from %s: %s",
      (state, result) => {
        for (const actor of actors) {
          expect(outcomeOf(state, action, actor), actor).toBe(by.includes(actor) ? result : "forbidden");
        }
      },
    );
  },
);
