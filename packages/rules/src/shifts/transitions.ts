import { type Actor, refuse, type Verdict } from "#rules/verdict.ts";

/** The statuses of a shift. Whether it is finished follows from the clock. */
export type ShiftStatus =
  | "applied"
  | "selected"
  | "removed"
  | "unwanted"
  | "sick"
  | "cancelled"
  | "withdrawn";

export type ShiftAction =
  | "apply"
  | "withdraw"
  | "select"
  | "remove"
  | "hide"
  | "restore"
  | "cancel"
  | "reportSick"
  | "takeBackSick"
  | "acceptOffer"
  | "addByAdmin";

/** A person's state on a booking: a shift's status, or `none` without a shift. */
export type ShiftState = ShiftStatus | "none";

interface ActionRule {
  actors: readonly Actor[];
  leads: Partial<Record<ShiftState, ShiftStatus>>;
}

/**
 * Who turns which status into which. Re-applying is possible after withdrawing or being removed, not after a
 * cancellation, a sick report or being hidden; an admin can add anybody.
 * Rule: States of a shift, docs/rules/applying.md.
 */
const SHIFT_ACTIONS: Readonly<Record<ShiftAction, ActionRule>> = {
  apply: { actors: ["employee"], leads: { none: "applied", withdrawn: "applied", removed: "applied" } },
  withdraw: { actors: ["employee"], leads: { applied: "withdrawn" } },
  select: { actors: ["corporation", "admin"], leads: { applied: "selected" } },
  remove: { actors: ["corporation", "admin"], leads: { selected: "removed" } },
  hide: { actors: ["admin"], leads: { applied: "unwanted" } },
  restore: { actors: ["admin"], leads: { unwanted: "applied" } },
  cancel: { actors: ["employee"], leads: { selected: "cancelled" } },
  reportSick: { actors: ["employee"], leads: { selected: "sick" } },
  takeBackSick: { actors: ["employee", "admin"], leads: { sick: "selected" } },
  acceptOffer: {
    actors: ["employee"],
    leads: { none: "selected", applied: "selected", withdrawn: "selected" },
  },
  addByAdmin: {
    actors: ["admin"],
    leads: {
      none: "selected",
      applied: "selected",
      removed: "selected",
      unwanted: "selected",
      sick: "selected",
      cancelled: "selected",
      withdrawn: "selected",
    },
  },
};

/**
 * The status that `action` by `actor` leads to. Refuses `forbidden`, `already_applied` for a second
 * application, and `transition` for anything else that the table does not have.
 * Rule: States of a shift, docs/rules/applying.md.
 */
export function nextShiftStatus(
  state: ShiftState,
  action: ShiftAction,
  actor: Actor,
): Verdict<"forbidden" | "already_applied" | "transition", { status: ShiftStatus }> {
  const { actors, leads } = SHIFT_ACTIONS[action];
  if (!actors.includes(actor)) return refuse("forbidden");
  const status = leads[state];
  if (status !== undefined) return { ok: true, status };
  const isRepeated = action === "apply" && (state === "applied" || state === "selected");
  return refuse(isRepeated ? "already_applied" : "transition");
}
