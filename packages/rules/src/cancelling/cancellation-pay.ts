import type { Ore } from "#rules/money/ore.ts";
import { MAX_AMOUNT } from "#rules/money/proposal.ts";
import { employeePay } from "#rules/pay/employee-pay.ts";
import type { Moment } from "#rules/time/moment.ts";

/**
 * What a late removal earns the person, in øre without holiday pay: the hours that the company is billed, at the hourly
 * wage of that moment and no more than one amount may be; nothing while the office pays none. Rule: Pay for a late removal, docs/rules/cancellation.md.
 */
export function cancellationPay(facts: { feeHours: number; hourlyWage: Ore; isPaid: boolean }): Ore {
  const { feeHours, hourlyWage, isPaid } = facts;
  if (!isPaid) return 0;
  const pay = employeePay({ hourlyWage, hours: feeHours, transportHours: 0, selfPaidBreak: false });
  return Math.min(pay, MAX_AMOUNT);
}

/** What decides whether a late removal is paid. */
export interface CancellationPayFacts {
  /** Øre, fixed at the removal; 0 where it was none or not a late one. */
  readonly pay: Ore;
  /** When the company's fee lapsed or was dropped, null while it stands. */
  readonly lapsedAt: Moment | null;
  readonly startsAt: Moment;
  /** The person is on the shift after all. */
  readonly isSelected: boolean;
  /** The person is confirmed for another shift on the day of this one. */
  readonly isConfirmedElsewhere: boolean;
}

/**
 * Whether a late removal is paid: it waits until the start, and is due from then on where the fee stood at the start and
 * the person is confirmed for nothing else on that day. Rule: When a late removal is paid, docs/rules/cancellation.md.
 */
export function cancellationPayState(facts: CancellationPayFacts, now: Moment): "none" | "waits" | "due" {
  const { pay, lapsedAt, startsAt, isSelected, isConfirmedElsewhere } = facts;
  const hasLapsed = lapsedAt !== null && lapsedAt < startsAt;
  if (pay === 0 || isSelected || hasLapsed || isConfirmedElsewhere) return "none";
  return now < startsAt ? "waits" : "due";
}
