import fc from "fast-check";
import { expect, test } from "vitest";
import { type Example, eachExample } from "#tests/support/rule-book.ts";
import { type BridgeFacts, type InvoiceCause, invoiceBridge } from "./bridge.ts";

eachExample("money", "From the booked price to an invoice", (row) => {
  const amountOf = (cause: InvoiceCause) =>
    invoiceBridge(factsOf(row)).find((one) => one.cause === cause)?.amount ?? 0;
  const told = { empty: "No work", sent: "Sent before", left: "Wait", hours: "Other hours" } as const;
  for (const [cause, column] of Object.entries(told)) {
    expect(amountOf(cause as InvoiceCause), column).toBe(row.ore(column));
  }
  expect([amountOf("fees"), amountOf("extras")]).toEqual([row.ore("Fees"), row.ore("Free lines")]);
});

test("the causes add up to what the invoice differs from the booked price by", () => {
  const amount = fc.integer({ min: -10_000_000, max: 100_000_000 });
  const people = fc.integer({ min: 0, max: 15 });
  const facts = fc.record({
    ...{ booked: fc.nat(100_000_000), places: fc.integer({ min: 1, max: 15 }) },
    ...{ sent: people, left: people, going: people, work: amount, fees: amount, extras: amount },
  });
  fc.assert(
    fc.property(facts, (one) => {
      const sum = invoiceBridge(one).reduce((total, { amount: part }) => total + part, 0);
      expect(one.booked + sum).toBe(one.work + one.fees + one.extras);
    }),
  );
});

function factsOf(row: Example): BridgeFacts {
  return {
    booked: row.ore("Booked"),
    places: row.number("Places"),
    sent: row.number("On another"),
    left: row.number("Later"),
    going: row.number("Going"),
    work: row.ore("Work"),
    fees: row.ore("Fees"),
    extras: row.ore("Free lines"),
  };
}
