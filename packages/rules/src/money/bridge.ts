import { type Ore, roundHalfUp } from "#rules/money/ore.ts";

/** Why an invoice comes to another amount than its booking was booked for. */
export const invoiceCauses = ["empty", "sent", "left", "hours", "fees", "extras"] as const;
export type InvoiceCause = (typeof invoiceCauses)[number];

/** A booking as it was booked, who of its places goes on an invoice, and what that comes to, in øre. */
export interface BridgeFacts {
  readonly booked: Ore;
  readonly places: number;
  /** People who are on an invoice already, who wait for a later one, and who go on this one. */
  readonly sent: number;
  readonly left: number;
  readonly going: number;
  /** What those who go come to. */
  readonly work: Ore;
  readonly fees: Ore;
  readonly extras: Ore;
}

/**
 * What leads from the booked price to an invoice before what was prepaid: places that nobody worked on and people who
 * are on another invoice at the booked price, other hours than booked of those who go, fees and free lines. Causes
 * that change nothing are left out; the rest adds up. Rule: From the booked price to an invoice, docs/rules/money.md.
 */
export function invoiceBridge(facts: BridgeFacts): { cause: InvoiceCause; amount: Ore }[] {
  const { booked, places, sent, left, going } = facts;
  const shareOf = (people: number) => (people === places ? booked : roundHalfUp(booked * people, places));
  const amounts: Record<InvoiceCause, Ore> = {
    empty: shareOf(sent + left + going) - booked,
    sent: shareOf(left + going) - shareOf(sent + left + going),
    left: shareOf(going) - shareOf(left + going),
    hours: facts.work - shareOf(going),
    fees: facts.fees,
    extras: facts.extras,
  };
  return invoiceCauses.flatMap((cause) => (amounts[cause] === 0 ? [] : [{ cause, amount: amounts[cause] }]));
}
