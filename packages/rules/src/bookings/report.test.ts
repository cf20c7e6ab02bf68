import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { type Counted, reportOf, stillToCome, sumOf } from "./report.ts";

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);

eachExample("bookings", "Figures of the office", (row) => {
  const figures = reportOf({
    places: row.number("Places"),
    filled: row.number("Taken"),
    full: row.number("Full bookings"),
    hoursToFill: row.number("Hours together"),
    ended: row.number("Ended"),
    noShows: row.number("Not met"),
    revenue: 0,
  });
  const numberOrNull = (column: string) => (row.textOrNull(column) === null ? null : row.number(column));
  expect(rounded(figures.fillRate)).toBe(numberOrNull("Fill rate"));
  expect(rounded(figures.timeToFill)).toBe(numberOrNull("Time to fill"));
  expect(figures).toMatchObject({ noShows: row.number("Not met"), ended: row.number("Ended") });
});

eachExample("bookings", "Revenue to come", (row) => {
  expect(stillToCome(row.ore("Price"), row.ore("Invoiced"))).toBe(row.ore("To come"));
});

test("the sum lies between the parts, and counts add up", () => {
  const counted: fc.Arbitrary<Counted> = fc
    .record({
      places: fc.integer({ min: 1, max: 50 }),
      free: fc.integer({ min: 0, max: 50 }),
      full: fc.nat(9),
      hoursToFill: fc.nat(99),
      ended: fc.nat(50),
      noShows: fc.nat(5),
      revenue: fc.integer({ min: -1000, max: 1000 }),
    })
    .map(({ free, ...rest }) => ({ ...rest, filled: Math.max(0, rest.places - free) }));
  fc.assert(
    fc.property(fc.array(counted, { minLength: 1, maxLength: 5 }), (weeks) => {
      const rates = weeks.map((week) => reportOf(week).fillRate ?? Number.NaN);
      const all = reportOf(sumOf(weeks));
      expect(all.fillRate).toBeGreaterThanOrEqual(Math.min(...rates) - 1e-9);
      expect(all.fillRate).toBeLessThanOrEqual(Math.max(...rates) + 1e-9);
      expect(all.revenue).toBe(weeks.reduce((sum, { revenue }) => sum + revenue, 0));
    }),
  );
});
