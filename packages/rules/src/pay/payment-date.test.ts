import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { isBankDay, paymentDateOf } from "./payment-date.ts";

eachExample("pay", "Payment date", (row) => {
  expect(paymentDateOf(row.day("Date of the booking"))).toBe(row.day("Paid on"));
});

eachExample("pay", "Banking days", (row) => {
  expect(isBankDay(row.day("Day"))).toBe(row.yes("Open"));
});

test("pay comes on a banking day after the shift, and never earlier for a later booking", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15_000 }), (offset) => {
      const date = addDays("2010-01-01", offset);
      expect(isBankDay(paymentDateOf(date))).toBe(true);
      expect(paymentDateOf(date) > date).toBe(true);
      expect(paymentDateOf(addDays(date, 1)) >= paymentDateOf(date)).toBe(true);
    }),
  );
});
