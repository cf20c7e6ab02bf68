import type { Moment } from "#rules/time/moment.ts";

/** How long approvals of an order are collected while others of it wait, and once none does, in minutes. */
const COLLECTING_MINUTES = 10;
const LAST_WAIT_MINUTES = 1;

/** Approvals of an order's bookings that its company is not told of yet. */
interface UntoldApprovals {
  readonly first: Moment;
  readonly last: Moment;
  /** Whether other bookings of the order still wait for approval. */
  readonly isAnyWaiting: boolean;
}

/**
 * When the company is told of approved bookings of an order, in one letter: ten minutes after the first, and one minute
 * after the last of all, whichever comes first. Rule: Telling of approvals, docs/rules/orders.md.
 */
export function approvalsToldAt({ first, last, isAnyWaiting }: UntoldApprovals): Moment {
  const latest = first + COLLECTING_MINUTES * 60_000;
  return isAnyWaiting ? latest : Math.min(latest, last + LAST_WAIT_MINUTES * 60_000);
}
