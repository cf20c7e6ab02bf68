import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#rules/time/moment.ts";
import { isBankDay } from "./bank-days.ts";
import { paymentDateOf } from "./payment-date.ts";

test.each([
  ["2025-01-15", "2025-01-31"],
  ["2025-01-16", "2025-02-28"],
  ["2025-02-15", "2025-02-28"],
  ["2025-02-16", "2025-03-31"],
  ["2025-12-15", "2025-12-30"],
  ["2025-12-16", "2026-01-30"],
  ["2024-03-10", "2024-03-27"],
  ["2025-05-10", "2025-05-28"],
  ["2026-05-10", "2026-05-29"],
])("a booking on %s is paid on %s", (date, paidOn) => {
  expect(paymentDateOf(date)).toBe(paidOn);
});

test("pay comes on a banking day, and never earlier for a later booking", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15_000 }), (offset) => {
      const date = addDays("2010-01-01", offset);
      expect(isBankDay(paymentDateOf(date))).toBe(true);
      expect(paymentDateOf(date) > date).toBe(true);
      expect(paymentDateOf(addDays(date, 1)) >= paymentDateOf(date)).toBe(true);
    }),
  );
});
