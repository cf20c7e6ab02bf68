import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { totalOf, totalsBy, type WorkSums, workSums } from "./work-report.ts";

eachExample("money", "Report of the work", (row) => {
  const sums = workSums({
    hours: 8,
    price: row.ore("Price"),
    feesLeft: row.ore("Fees left"),
    invoiced: row.ore("Invoiced"),
    isSentInFull: row.yes("Sent in full"),
    isMarkedPaid: row.yes("Marked as paid"),
    paid: row.ore("Paid invoices"),
    wages: row.ore("Wages"),
  });
  expect(sums).toMatchObject({
    worked: row.ore("Price"),
    toCome: row.ore("Not invoiced yet"),
    paid: row.ore("Paid"),
    margin: row.ore("Margin"),
  });
});

test("sums over weeks, companies and staff types are the same to the øre, whatever the bookings", () => {
  const ore = fc.integer({ min: -5_000_000, max: 50_000_000 });
  const booking = fc
    .record({
      facts: fc.record({
        hours: fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4),
        price: ore,
        feesLeft: fc.nat(1_000_000),
        invoiced: ore,
        isSentInFull: fc.boolean(),
        isMarkedPaid: fc.boolean(),
        paid: ore,
        wages: ore,
      }),
      week: fc.constantFrom("2026-11-09", "2026-11-16", "2026-11-23"),
      company: fc.integer({ min: 1, max: 5 }),
      staffType: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ facts, ...keys }) => ({ ...workSums(facts), ...keys }));
  fc.assert(
    fc.property(fc.array(booking), (bookings) => {
      const whole = totalOf(bookings);
      const together = (keyOf: (one: (typeof bookings)[number]) => unknown): WorkSums =>
        totalOf(totalsBy(bookings, keyOf).map(({ sums }) => sums));
      for (const keyOf of ["week", "company", "staffType"] as const) {
        expect(together((one) => one[keyOf])).toEqual(whole);
      }
      expect(whole.margin).toBe(whole.invoiced + whole.toCome - whole.wages);
    }),
  );
});
