import type { ClockTime } from "#rules/time/moment.ts";

/** The start and end of work, as booked or as somebody stamped them. */
export interface Times {
  from: ClockTime;
  to: ClockTime;
}

/** The two sides of a checkout. */
export type Side = "employee" | "corporation";

/** What is stored of a checkout. */
export interface Stamps {
  employee: Times | null;
  company: Times | null;
  firstBy: Side | null;
  lastBy: Side | null;
  rejectedByEmployee: number;
  rejectedByCorporation: number;
}

/** Whether two sides say the same; never while one of them says nothing. */
export function isSame(a: Times | null, b: Times | null): boolean {
  return a !== null && b !== null && a.from === b.from && a.to === b.to;
}

/** The parts of a checkout that settle its times. */
export type StampedSides = Pick<Stamps, "employee" | "company">;

/**
 * The times that both sides stamped, null unless they match, whoever answered last.
 * Rule: Agreed times, docs/rules/checkout.md.
 */
export function agreedTimes({ employee, company }: StampedSides): Times | null {
  return isSame(employee, company) ? employee : null;
}

/**
 * The times that settle a shift for one side, null while they are open: the admin's, else the agreed ones.
 * Rule: Settled times, docs/rules/checkout.md.
 */
export function settledTimes(adminTimes: Times | null, stamps: StampedSides): Times | null {
  return adminTimes ?? agreedTimes(stamps);
}

/**
 * The times that count: the admin's for the side in question (the company's for the price, the employee's for
 * the pay), else the agreed ones, else those booked. Rule: Times that count, docs/rules/checkout.md.
 */
export function effectiveTimes(adminTimes: Times | null, stamps: StampedSides, booked: Times): Times {
  return settledTimes(adminTimes, stamps) ?? booked;
}

/**
 * Whether an ended shift waits for its employee's stamp: there is none yet, or the company has answered it with
 * other times. Once an admin has approved the checkout nobody is waited for.
 * Rule: Waiting for the employee, docs/rules/checkout.md.
 */
export function awaitsEmployee(
  { employee, company, lastBy }: Pick<Stamps, "employee" | "company" | "lastBy">,
  isApproved: boolean,
): boolean {
  if (isApproved) return false;
  if (employee === null) return true;
  return lastBy === "corporation" && company !== null && !isSame(employee, company);
}
