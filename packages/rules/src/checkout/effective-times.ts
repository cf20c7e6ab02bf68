import { HOUR_MS, type Moment } from "#rules/time/moment.ts";
import type { Stamps } from "./stamp.ts";
import { isSame, type Times } from "./times.ts";

/** The parts of a checkout that settle its times. */
export type StampedSides = Pick<Stamps, "employee" | "company" | "lastBy">;

const UNSTAMPED_AFTER_HOURS = 24;

/**
 * The times that both sides stamped, null unless they match and the company answered last.
 * Rule: Agreed times, docs/rules/checkout.md.
 */
export function agreedTimes({ employee, company, lastBy }: StampedSides): Times | null {
  return lastBy === "corporation" && isSame(employee, company) ? employee : null;
}

/**
 * The times that count: the admin's for the side in question (the company's for the price, the employee's for
 * the pay), else the agreed ones, else those booked. Rule: Times that count, docs/rules/checkout.md.
 */
export function effectiveTimes(adminTimes: Times | null, stamps: StampedSides, booked: Times): Times {
  return adminTimes ?? agreedTimes(stamps) ?? booked;
}

/**
 * The admin times that are registered by themselves, null for none: agreed times, and `times` for a shift that
 * nobody stamped more than 24 hours after its end. Never over times that an admin has set.
 * Rule: Times registered by themselves, docs/rules/checkout.md.
 */
export function autoRegister(
  facts: { adminTimes: Times | null; stamps: StampedSides; endsAt: Moment },
  times: Times,
  now: Moment,
): Times | null {
  const { adminTimes, stamps, endsAt } = facts;
  if (adminTimes !== null) return null;
  const isUnstamped = stamps.employee === null && stamps.company === null;
  const isLongOver = now - endsAt > UNSTAMPED_AFTER_HOURS * HOUR_MS;
  return isUnstamped && isLongOver ? times : agreedTimes(stamps);
}

/**
 * Whether an ended shift waits for its employee's stamp: there is none yet, or the company has answered it with
 * other times. Once an admin has approved the checkout nobody is waited for.
 * Rule: Waiting for the employee, docs/rules/checkout.md.
 */
export function awaitsEmployee({ employee, company, lastBy }: StampedSides, isApproved: boolean): boolean {
  if (isApproved) return false;
  if (employee === null) return true;
  return lastBy === "corporation" && company !== null && !isSame(employee, company);
}
