import type { StampedSides } from "./effective-times.ts";
import { isSame } from "./times.ts";

/**
 * Whether an ended shift waits for its employee's stamp: there is none yet, or the company has answered
 * it with other times. Once an admin has approved the checkout nobody is waited for.
 */
export function awaitsEmployee({ employee, company, lastBy }: StampedSides, isApproved: boolean): boolean {
  if (isApproved) return false;
  if (employee === null) return true;
  return lastBy === "corporation" && company !== null && !isSame(employee, company);
}
