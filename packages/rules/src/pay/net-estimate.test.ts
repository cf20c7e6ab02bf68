import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { netEstimate } from "./net-estimate.ts";

eachExample("pay", "Estimate of net pay", (row) => {
  const estimate = netEstimate(
    {
      pay: row.ore("Pay"),
      hours: row.number("Hours"),
      pension: row.ore("Pension"),
      taxCard: row.number("Tax card"),
    },
    { taxPercent: row.number("Tax percent"), deduction: row.ore("Deduction") },
  );
  expect(estimate).toEqual({
    atp: row.ore("ATP"),
    pension: row.ore("Pay") > 0 ? row.ore("Pension") : 0,
    am: row.ore("AM"),
    tax: row.ore("Tax"),
    net: row.ore("Net"),
  });
});

test("the parts add up to the pay, and nobody owes for having worked", () => {
  const terms = fc.record({
    taxPercent: fc.integer({ min: 0, max: 60 }),
    deduction: fc.integer({ min: 0, max: 1_000_000 }),
  });
  const month = fc.record({
    pay: fc.integer({ min: 0, max: 10_000_000 }),
    hours: fc.integer({ min: 0, max: 300 }),
    pension: fc.constant(0),
    taxCard: fc.constantFrom(0, 1, 2),
  });
  fc.assert(
    fc.property(month, terms, (facts, given) => {
      const { atp, am, tax, net } = netEstimate(facts, given);
      expect(atp + am + tax + net).toBe(facts.pay);
      for (const part of [atp, am, tax, net]) expect(part).toBeGreaterThanOrEqual(0);
    }),
  );
});
