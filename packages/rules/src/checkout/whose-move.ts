import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { isSame, type Side, type Stamps } from "./times.ts";

/** How far a checkout is, for both sides alike; the sentences are in the texts. */
export type CheckoutState =
  | "nobody_stamped"
  | "employee_stamped"
  | "company_stamped"
  | "company_answered"
  | "employee_answered"
  | "part_agreed"
  | "agreed"
  | "locked";

/** What whose move it is depends on. */
interface MoveFacts extends Pick<Stamps, "employee" | "company" | "lastBy"> {
  /** The times cannot be changed any more. */
  isLocked: boolean;
  /** Silence has agreed on a part, and the rest is open. */
  isPartOpen: boolean;
}

/** Where a checkout stands, and which side is to do something next: nobody once they agree. */
export interface Move {
  state: CheckoutState;
  by: Side | null;
}

/** How long after the end an employee stamps. */
const STAMP_WITHIN_HOURS = 24;

/** Whose move a checkout waits for. Rule: Whose move it is, docs/rules/checkout.md. */
export function moveOf(facts: MoveFacts): Move {
  const { employee, company, lastBy, isLocked, isPartOpen } = facts;
  if (isLocked) return { state: "locked", by: null };
  if (employee === null && company === null) return { state: "nobody_stamped", by: "employee" };
  if (employee === null) return { state: "company_stamped", by: "employee" };
  if (company === null) return { state: isPartOpen ? "part_agreed" : "employee_stamped", by: "corporation" };
  if (isSame(employee, company)) return { state: "agreed", by: null };
  return lastBy === "corporation"
    ? { state: "company_answered", by: "employee" }
    : { state: "employee_answered", by: "corporation" };
}

/**
 * Until when that move is due; null where nothing happens by the clock. An employee stamps within 24 hours after the
 * end; a company's silence counts `afterHours` after the stamp, 0 for never.
 * Rule: Whose move it is, docs/rules/checkout.md.
 */
export function moveDueBy(
  { state }: Move,
  { endsAt, stampedAt, warnedAt }: { endsAt: Moment; stampedAt: Moment | null; warnedAt: Moment | null },
  afterHours: number,
): Moment | null {
  if (state === "nobody_stamped" || state === "company_stamped") return endsAt + STAMP_WITHIN_HOURS * HOUR_MS;
  if (state !== "employee_stamped" || stampedAt === null || afterHours === 0) return null;
  const since = Math.max(stampedAt, endsAt);
  const isWarned = warnedAt !== null && warnedAt >= since;
  return Math.max(since + afterHours * HOUR_MS, isWarned ? warnedAt + (afterHours * HOUR_MS) / 2 : 0);
}
