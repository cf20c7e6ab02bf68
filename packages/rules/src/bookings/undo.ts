import type { Moment } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";

/** How long an act can be undone, and its messages wait: milliseconds. */
export const UNDO_TIME = 10_000;

/** What an act can be: a decision on a booking, closing one, or ending a person's access. */
export const undoKinds = ["approve", "reject", "close", "deactivate"] as const;
export type UndoKind = (typeof undoKinds)[number];

/** What stands between an act and its undoing. */
export interface UndoFacts {
  /** Whether who wants to undo it is who did it. */
  readonly isOwn: boolean;
  readonly isUndone: boolean;
  /** When it was done. */
  readonly at: Moment;
  /** Whether what it changed is still as it left it. */
  readonly isUnchanged: boolean;
}

type UndoRefusal = "undo_of_other" | "undo_done" | "undo_too_late" | "undo_changed";

/**
 * Whether an act can still be undone. Refuses `undo_of_other`, `undo_done`, `undo_too_late` from ten seconds after it,
 * and `undo_changed` once somebody has changed the same thing. Rule: Undo, docs/rules/bookings.md.
 */
export function canUndo({ isOwn, isUndone, at, isUnchanged }: UndoFacts, now: Moment): Verdict<UndoRefusal> {
  if (!isOwn) return refuse("undo_of_other");
  if (isUndone) return refuse("undo_done");
  if (now >= at + UNDO_TIME) return refuse("undo_too_late");
  return isUnchanged ? { ok: true } : refuse("undo_changed");
}
