import type { Moment } from "#rules/time/moment.ts";
import type { OwnerState } from "./owner-approval.ts";
import { type BookingStatus, isBookable, type StatusFacts, statusOf } from "./status.ts";
import type { FinishedCounters } from "./status-summary.ts";

/** What a card of the upcoming list says of its booking; the words are in the texts. */
export type UpcomingLabel =
  | "done"
  | "awaiting_owner"
  | "awaiting_approval"
  | "closed"
  | "full"
  | "going_on"
  | "unfilled"
  | "searching";

/**
 * The label of an upcoming card, first match: deprecated, waiting for an owner, not approved, closed, full, going on, too late for anybody
 * to be selected (`unfilled`), searching.
 * Rule: Label of an upcoming card, docs/rules/bookings.md.
 */
export function upcomingLabel(
  facts: StatusFacts & { startsAt: Moment; places: number; owner: OwnerState | null },
  now: Moment,
): UpcomingLabel {
  if (statusOf(facts, now) === "deprecated") return "done";
  if (facts.owner === "waiting") return "awaiting_owner";
  if (!facts.approved) return "awaiting_approval";
  if (facts.status === "closed") return "closed";
  if (facts.selected >= facts.places) return "full";
  if (now >= facts.startsAt) return "going_on";
  return isBookable(now, facts.startsAt) ? "searching" : "unfilled";
}

/**
 * Whether the card counts applicants; closed and unapproved bookings say 'Lukket' instead.
 * Rule: Label of an upcoming card, docs/rules/bookings.md.
 */
export function showsApplicantCount(facts: Pick<StatusFacts, "status" | "approved">): boolean {
  return facts.approved && facts.status === "open";
}

export interface FinishedLabel {
  key: "closed" | "expired" | "nobody_met" | "approved" | "rejected" | "stamped_out" | "stamp_out";
  /** Shifts whose two sides differ; shown with `rejected`. */
  rejected: number;
  invoice: "ready" | "sent" | null;
}

/**
 * The label of a finished card, first match: check-out closed, nobody was found for it, nobody of the selected was
 * met, all approved for the invoice, some times differ, all stamped by the company, none of these. `sent`: nobody who
 * was met is left to be invoiced. Rule: Label of a finished card, docs/rules/bookings.md.
 */
export function finishedLabel(facts: {
  allCheckTimesApproved: boolean;
  sent: boolean;
  /** People who were met and whose invoice accounting has accepted. */
  invoiced: number;
  /** People selected for it, met or not. */
  selected: number;
  counters: Omit<FinishedCounters, "rated" | "stampedByStaff">;
}): FinishedLabel {
  const key = finishedKey(facts);
  const ready = key === "approved" && facts.invoiced === 0 ? "ready" : null;
  return { key, rejected: facts.counters.rejected, invoice: facts.sent ? "sent" : ready };
}

function finishedKey(facts: Parameters<typeof finishedLabel>[0]): FinishedLabel["key"] {
  const { stampedByCorporation, rejected, invoiceApproved, total } = facts.counters;
  if (facts.allCheckTimesApproved) return "closed";
  if (total === 0) return facts.selected === 0 ? "expired" : "nobody_met";
  if (invoiceApproved === total) return "approved";
  if (rejected > 0) return "rejected";
  return stampedByCorporation === total ? "stamped_out" : "stamp_out";
}

/** A row of the admin's upcoming list. */
export interface AdminRow {
  status: BookingStatus;
  approved: boolean;
  /** An owner of the company is asked first. */
  waitsForOwner: boolean;
  selected: number;
  places: number;
  /** How urgent it was when it was created (`urgentPeriodOf`). */
  urgentPeriod: 24 | 48 | null;
}

export type AdminRowLabel = "full" | "searching" | "full_and_closed" | "awaiting_owner" | "awaiting_approval";

/**
 * The row's label, null for a status that has none of its own.
 * Rule: Row of the admin's list, docs/rules/bookings.md.
 */
export function adminRowLabel(row: AdminRow): AdminRowLabel | null {
  if (row.status !== "open" && row.status !== "closed") return null;
  if (row.waitsForOwner) return "awaiting_owner";
  if (!row.approved) return "awaiting_approval";
  if (row.status === "closed") return "full_and_closed";
  return row.selected >= row.places ? "full" : "searching";
}

export type RowClass = "row-done" | "row-closed" | "row-full" | "row-urgent-24" | "row-urgent-48";

/**
 * The row's colour, the first of done, closed, full, urgent; null for none.
 * Rule: Row of the admin's list, docs/rules/bookings.md.
 */
export function rowClass(row: AdminRow): RowClass | null {
  if (row.status === "closed") return "row-closed";
  if (row.status !== "open") return "row-done";
  if (row.waitsForOwner) return null;
  if (row.selected >= row.places) return "row-full";
  return row.urgentPeriod === null ? null : `row-urgent-${row.urgentPeriod}`;
}

/**
 * Whether a booking is so large that the admin's overview of its day gives it a column of its own.
 * Rule: Large bookings, docs/rules/bookings.md.
 */
export function hasOwnColumn(places: number): boolean {
  return places > 12;
}

/**
 * The colour of how often the booking list was sent: 1 green, 2 yellow, 3 or more red.
 * Rule: Booking list sent, docs/rules/bookings.md.
 */
export function bookingListTone(sentCount: number): "green" | "yellow" | "red" | null {
  if (sentCount >= 3) return "red";
  if (sentCount === 2) return "yellow";
  return sentCount === 1 ? "green" : null;
}
