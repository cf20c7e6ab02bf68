import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import type { Price } from "./price-booking.ts";
import { type RemovalFee, withRemovals, workTotalOf } from "./removals-in-price.ts";

eachExample("pricing", "Late removals in the price", (row) => {
  const work = priceOf(row.ore("Work"));
  const price = withRemovals(work, removalsFrom(row.text("Removals")));
  const added = price.rows.slice(work.rows.length);
  const fee = {
    key: "cancellation",
    people: row.numberOrNull("Places"),
    hours: row.numberOrNull("Hours"),
    hoursEach: row.numberOrNull("Hours each"),
    unitPrice: row.oreOrNull("Unit price") ?? 0,
    total: row.oreOrNull("Fee"),
  };
  expect(added).toMatchObject(fee.total === null ? [] : [fee]);
  expect(added).toHaveLength(fee.total === null ? 0 : 1);
  expect(price.total).toBe(row.ore("Total"));
  expect(workTotalOf(price)).toBe(row.ore("Without the fee"));
});

/** A price of work alone, in one row. */
function priceOf(total: number): Price {
  const rates = { hourlyWage: 19_200, holiday: 2400, unitPrice: 21_600 };
  const row = { key: "shifts", people: 1, hours: 8, hoursEach: 8, ...rates, total, why: {} } as const;
  return { rows: total === 0 ? [] : [row], total };
}

/** «2 hours 502,00, 3 hours 753,00». */
function removalsFrom(cell: string): RemovalFee[] {
  return [...cell.matchAll(/(\d+) hours (\d+),(\d\d)/g)].map(([, hours, kroner, ore]) => ({
    hours: Number(hours),
    amount: Number(kroner) * 100 + Number(ore),
  }));
}
