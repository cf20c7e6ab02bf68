import type { Day } from "#rules/time/moment.ts";
import { paymentState } from "./payment.ts";

/** How far a document sent to accounting is. */
export const invoiceStandings = [
  ...(["queued", "refused", "taken_back", "credited", "credit_note"] as const),
  ...(["paid", "unpaid", "overdue"] as const),
] as const;
export type InvoiceStanding = (typeof invoiceStandings)[number];

/** How far a pay line is. */
export const payStandings = ["queued", "refused", "taken_back", "accepted"] as const;
export type PayStanding = (typeof payStandings)[number];

interface SentFacts {
  readonly state: "queued" | "accepted" | "refused";
  readonly isTakenBack: boolean;
}

/** How far a pay line is. Rule: Where a document stands, docs/rules/money.md. */
export function payStanding({ state, isTakenBack }: SentFacts): PayStanding {
  return isTakenBack ? "taken_back" : state;
}

/** How far an invoice, a prepayment or a credit note is; `today` is Copenhagen's. Rule: Where a document stands, docs/rules/money.md. */
export function invoiceStanding(
  facts: SentFacts & {
    readonly isCreditNote: boolean;
    readonly isCredited: boolean;
    readonly isPaid: boolean;
    readonly dueDate: Day | null;
  },
  today: Day,
): InvoiceStanding {
  const standing = payStanding(facts);
  if (standing !== "accepted") return standing;
  if (facts.isCreditNote) return "credit_note";
  return paymentState(facts, today) ?? "credited";
}
