import type { Moment } from "#rules/time/moment.ts";
import { type ShiftFacts, shiftWaits } from "./waiting.ts";

/** The sides of a shift's money that an approval touches. */
export interface ApprovedSides {
  readonly invoice: boolean;
  readonly pay: boolean;
}

/**
 * Which sides of a shift are approved where the agreed hours of many bookings are: those neither approved nor sent,
 * of a shift that waits for nothing else. Rule: Approving agreed hours, docs/rules/checkout.md.
 */
export function sidesToApprove(facts: ShiftFacts, now: Moment): ApprovedSides {
  const waits = shiftWaits(facts, now) === "hours_to_approve";
  const isLeft = ({ sent, isApproved }: ShiftFacts["invoice"]) => waits && sent === null && !isApproved;
  return { invoice: isLeft(facts.invoice), pay: isLeft(facts.pay) };
}

/** Which of the sides that one press has approved can be taken back: while they are approved and not sent. Rule: Taking agreed hours back, docs/rules/checkout.md. */
export function sidesToTakeBack(
  approved: ApprovedSides,
  { invoice, pay }: Pick<ShiftFacts, "invoice" | "pay">,
): ApprovedSides {
  const isHeld = ({ sent, isApproved }: ShiftFacts["invoice"]) => sent === null && isApproved;
  return { invoice: approved.invoice && isHeld(invoice), pay: approved.pay && isHeld(pay) };
}
