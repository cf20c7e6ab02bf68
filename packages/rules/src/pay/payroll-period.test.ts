import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { isBankDay, paymentDateOf } from "./payment-date.ts";
import { paymentDateWhenSent, payrollPeriod, periodOf } from "./payroll-period.ts";

eachExample("pay", "Pay periods", (row) => {
  const period = payrollPeriod(row.text("Period"));
  expect(period.from).toBe(row.day("From"));
  expect(period.to).toBe(row.day("To"));
  expect(period.closesOn).toBe(row.day("Closes after"));
  expect(period.paymentDate).toBe(row.day("Paid on"));
});

eachExample("pay", "Pay sent after closing", (row) => {
  expect(paymentDateWhenSent(row.day("Date of the booking"), row.day("Sent on"))).toBe(row.day("Paid on"));
});

test("every day lies in its period, and what is sent is paid on a banking day after it was sent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: 200 }), (offset, later) => {
      const date = addDays("2020-01-01", offset);
      const { from, to, closesOn, paymentDate } = payrollPeriod(periodOf(date));
      expect(from <= date && date <= to).toBe(true);
      expect(to < closesOn && closesOn < paymentDate && isBankDay(closesOn)).toBe(true);
      const sentOn = addDays(date, later);
      const paidOn = paymentDateWhenSent(date, sentOn);
      expect(paidOn > sentOn && isBankDay(paidOn)).toBe(true);
      expect(paidOn === paymentDateOf(date)).toBe(sentOn <= closesOn);
    }),
  );
});

test("a period that was found is not looked for again", () => {
  expect(payrollPeriod("2026-11")).toBe(payrollPeriod("2026-11"));
});
