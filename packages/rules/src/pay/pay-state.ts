import type { Times } from "#rules/checkout/times.ts";

/** How far the pay of a worked shift is. */
export const payStates = ["open", "agreed", "approved", "queued", "accepted", "refused"] as const;
export type PayState = (typeof payStates)[number];

/** Whose move it is while pay is not on its way; null once it is. */
export const payReasons = ["stamp_out", "answer", "company", "office", "approval", "missing_data"] as const;
export type PayReason = (typeof payReasons)[number];

interface PayFacts {
  /** The times that settle the shift for pay, null while they are open. */
  settled: Times | null;
  employeeTimes: Times | null;
  companyTimes: Times | null;
  /** The employee is waited for: no stamp yet, or the company answered with other times. */
  awaitsEmployee: boolean;
  isApproved: boolean;
  sent: "queued" | "accepted" | "refused" | null;
  lacksPayData: boolean;
}

/** State and reason of a worked shift's pay. Rule: State of a shift's pay, docs/rules/pay.md. */
export function payStateOf(facts: PayFacts): { state: PayState; reason: PayReason | null } {
  if (facts.sent !== null) return { state: facts.sent, reason: facts.sent === "refused" ? "office" : null };
  if (facts.settled === null) return { state: "open", reason: openReasonOf(facts) };
  if (facts.lacksPayData) return { state: facts.isApproved ? "approved" : "agreed", reason: "missing_data" };
  return facts.isApproved ? { state: "approved", reason: null } : { state: "agreed", reason: "approval" };
}

function openReasonOf({ awaitsEmployee, employeeTimes, companyTimes }: PayFacts): PayReason {
  if (awaitsEmployee) return employeeTimes === null ? "stamp_out" : "answer";
  return companyTimes === null ? "company" : "office";
}
