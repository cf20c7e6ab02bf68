import type { Ore } from "#rules/money/ore.ts";

/** The highest hourly wage that anybody sends, øre: above it a comma is missing. */
export const HIGHEST_WAGE: Ore = 100_000;

/** A wage without the point between its thousands, `1.000,50` as `1000,50`; any other text stays. Rule: A typed hourly wage, docs/rules/pricing.md. */
export function ungroupWage(text: string): string {
  return text.replace(/^(\d{1,3})\.(\d{3})(?=,\d{1,2}$|$)/, "$1$2");
}

/** Whether an hourly wage, øre, may be sent: one that was read, above 0, and not over the highest. Rule: A typed hourly wage, docs/rules/pricing.md. */
export function isSensibleWage(wage: Ore | null): wage is Ore {
  return wage !== null && wage > 0 && wage <= HIGHEST_WAGE;
}
