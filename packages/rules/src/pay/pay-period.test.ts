import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, momentOf } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { closingDayOf, paidOn, payPeriod, payPeriodOf } from "./pay-period.ts";

eachExample("pay", "Pay period", (row) => {
  const period = payPeriod(payPeriodOf(row.day("Date of the booking")));
  expect([period.period, period.from, period.to, period.paymentDate]).toEqual([
    row.text("Period"),
    row.day("From"),
    row.day("To"),
    row.day("Paid on"),
  ]);
  expect(closingDayOf(period.paymentDate)).toBe(row.day("Closes after"));
  expect(period.closesAt).toBe(momentOf(addDays(row.day("Closes after"), 1), "00:00"));
});

eachExample("pay", "Paid with", (row) => {
  expect(paidOn(row.day("Date of the booking"), row.moment("Sent at"))).toBe(row.day("Paid on"));
});

test("every day is in exactly one period, and nothing is paid before its day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15_000 }), (offset) => {
      const day = addDays("2010-01-01", offset);
      const { from, to, paymentDate } = payPeriod(payPeriodOf(day));
      expect(from <= day && day <= to).toBe(true);
      expect(payPeriodOf(addDays(to, 1))).not.toBe(payPeriodOf(day));
      expect(paidOn(day, momentOf(day, "12:00"))).toBe(paymentDate);
    }),
  );
});
