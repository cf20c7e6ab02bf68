import type { Ore } from "#rules/money/ore.ts";
import type { Price, PriceRow } from "./price-booking.ts";

/** What removing one person late costs: hours that are billed, and øre. */
export interface RemovalFee {
  readonly hours: number;
  readonly amount: Ore;
}

/** A price of work with what late removals have cost as its last row. Rule: Late removals in the price, docs/rules/pricing.md. */
export function withRemovals(work: Price, removals: readonly RemovalFee[]): Price {
  const row = removalRow(removals);
  return row ? { rows: [...work.rows, row], total: work.total + row.total } : work;
}

/**
 * What the work of a price costs, in øre: its total without late removals. A prepayment and the price of a person are
 * parts of this. Rule: Late removals in the price, docs/rules/pricing.md.
 */
export function workTotalOf({ rows, total }: Price): Ore {
  return total - (rows.find(({ key }) => key === "cancellation")?.total ?? 0);
}

function removalRow(removals: readonly RemovalFee[]): PriceRow | null {
  const total = removals.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return null;
  const hours = removals.reduce((sum, removal) => sum + removal.hours, 0);
  const [first] = removals;
  const isSame = removals.every((removal) => removal.hours === first?.hours);
  return {
    key: "cancellation",
    people: removals.length,
    hours,
    hoursEach: isSame && first ? first.hours : null,
    hourlyWage: 0,
    holiday: 0,
    unitPrice: isSame ? total / hours : 0,
    total,
    why: {},
  };
}
