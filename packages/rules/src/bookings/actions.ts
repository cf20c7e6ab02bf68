import type { Moment } from "#rules/time/moment.ts";
import { type Actor, refuse, type Verdict } from "#rules/verdict.ts";
import { type BookingStatus, type StatusFacts, type StoredStatus, statusOf } from "./status.ts";

export type BookingAction = "open" | "close" | "cancel" | "approve" | "reject";

type BookingRefusal =
  | "forbidden"
  | "not_approved"
  | "already_approved"
  | "has_selected"
  | "booking_cancelled"
  | "booking_ended"
  | "not_closed"
  | "not_open";

/** What an action leaves behind. */
export interface BookingChange {
  status: StoredStatus;
  approved: boolean;
}

interface ActionRule {
  actors: readonly Actor[];
  /** Statuses that the action starts from, and the status it leads to. */
  leads: Partial<Record<BookingStatus, StoredStatus>>;
  /** Whether the booking must be approved, must not be, or either. */
  approved?: boolean;
}

/** Who turns which status into which. Approving changes the flag and leaves the status alone. */
const BOOKING_ACTIONS: Readonly<Record<BookingAction, ActionRule>> = {
  open: { actors: ["admin"], leads: { closed: "open" }, approved: true },
  close: { actors: ["admin"], leads: { open: "closed" }, approved: true },
  cancel: { actors: ["corporation", "admin"], leads: { open: "cancelled", closed: "cancelled" } },
  approve: { actors: ["admin"], leads: { open: "open", closed: "closed" }, approved: false },
  reject: {
    actors: ["admin"],
    leads: { open: "cancelled", closed: "cancelled", expired: "cancelled" },
    approved: false,
  },
};

/**
 * What `action` by `actor` makes of a booking. Refuses `forbidden`, `booking_cancelled`, `booking_ended`,
 * `not_approved`, `already_approved`, `not_closed` for opening what is open, `not_open` for closing what is
 * closed, and `has_selected` for cancelling while somebody is selected.
 * Rules: Acting on a booking; Approval and selected people, docs/rules/bookings.md.
 */
export function actOnBooking(
  action: BookingAction,
  facts: StatusFacts,
  actor: Actor,
  now: Moment,
): Verdict<BookingRefusal, BookingChange> {
  const { actors, leads, approved } = BOOKING_ACTIONS[action];
  if (!actors.includes(actor)) return refuse("forbidden");

  const status = statusOf(facts, now);
  if (status === "cancelled") return refuse("booking_cancelled");
  if (approved !== undefined && facts.approved !== approved) {
    return refuse(facts.approved ? "already_approved" : "not_approved");
  }
  const next = leads[status];
  if (next === undefined && now >= facts.endsAt) return refuse("booking_ended");
  if (next === undefined) return refuse(status === "open" ? "not_closed" : "not_open");
  if (next === "cancelled" && facts.selected > 0) return refuse("has_selected");
  return { ok: true, status: next, approved: action === "approve" || facts.approved };
}

/**
 * Whether an admin may take up again what an admin has rejected: it waits for approval then as it did before. Refuses
 * `not_rejected` for one that waits, was approved or that its company cancelled, and `booking_ended`.
 * Rule: Taking up a rejected booking, docs/rules/bookings.md.
 */
export function canTakeUp(
  facts: Pick<StatusFacts, "status" | "endsAt"> & { readonly isRejected: boolean },
  now: Moment,
): Verdict<"not_rejected" | "booking_ended"> {
  if (facts.status !== "cancelled" || !facts.isRejected) return refuse("not_rejected");
  return now < facts.endsAt ? { ok: true } : refuse("booking_ended");
}

/** Whether `actor` may open the booking now. */
export function canOpen(facts: StatusFacts, actor: Actor, now: Moment): boolean {
  return actOnBooking("open", facts, actor, now).ok;
}

/** Whether `actor` may close the booking now. */
export function canClose(facts: StatusFacts, actor: Actor, now: Moment): boolean {
  return actOnBooking("close", facts, actor, now).ok;
}
