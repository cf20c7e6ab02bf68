import type { Day } from "#rules/time/moment.ts";
import { refuse, type Verdict } from "#rules/verdict.ts";
import { keptThrough } from "./bookkeeping.ts";

/** What decides whether a profile may be erased now. */
export interface ErasureFacts {
  readonly kind: "employee" | "corporation";
  readonly isErased: boolean;
  /** An admin's account is a company's, and the product is run with it. */
  readonly isAdmin: boolean;
  /** Confirmed shifts of a person, bookings of a company, that have not ended. */
  readonly coming: number;
  /** Worked shifts whose pay has not been sent, bookings that have not been invoiced. */
  readonly unsettled: number;
  /** Accepted invoices of a company that are not paid, and bookings of which a prepayment is left that came off no invoice. */
  readonly owed: number;
}

export type ErasureRefusal =
  | "already_erased"
  | "admin_account"
  | "coming_shifts"
  | "coming_bookings"
  | "unsettled_pay"
  | "unsettled_invoices"
  | "money_owed";

/**
 * Whether a profile may be erased. Refuses what is erased already, an admin's account, coming work, work that has
 * not been paid or billed, and a company while it owes us money or we owe it some, in this order. Rule: Erasing a profile, docs/rules/people.md.
 */
export function canErase(facts: ErasureFacts): Verdict<ErasureRefusal> {
  const isEmployee = facts.kind === "employee";
  if (facts.isErased) return refuse("already_erased");
  if (facts.isAdmin) return refuse("admin_account");
  if (facts.coming > 0) return refuse(isEmployee ? "coming_shifts" : "coming_bookings");
  if (facts.unsettled > 0) return refuse(isEmployee ? "unsettled_pay" : "unsettled_invoices");
  if (facts.owed > 0) return refuse("money_owed");
  return { ok: true };
}

/** What an erasure leaves, each for the sake of bookkeeping. */
export type Kept = "identity" | "hours" | "pay" | "invoices";

/**
 * What stays after an erasure and through which day, by the last day of work that was paid or billed; nothing without
 * such a day. Rule: What stays after an erasure, docs/rules/people.md.
 */
export function keptAfterErasure(
  kind: ErasureFacts["kind"],
  lastDay: Day | null,
): { readonly what: readonly Kept[]; readonly through: Day | null } {
  if (lastDay === null) return { what: [], through: null };
  const what: Kept[] = ["identity", "hours", kind === "employee" ? "pay" : "invoices"];
  return { what, through: keptThrough(lastDay) };
}
