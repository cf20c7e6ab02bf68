import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { employeePay, payLine } from "./employee-pay.ts";

const withoutAgreement = { agreement: null, hasPension: false };

eachExample("pay", "Shown pay", (row) => {
  const pay = employeePay({
    hourlyWage: row.ore("Hourly wage"),
    hours: row.number("Hours"),
    transportHours: row.number("Transport hours"),
    selfPaidBreak: row.yes("Own break"),
    clockChangeHours: row.number("Clock change"),
  });
  expect(pay).toBe(row.ore("Pay"));
});

eachExample("pay", "Payroll line", (row) => {
  const booked = row.times("Booked");
  const terms = {
    hourlyWage: row.ore("Hourly wage"),
    transportHours: row.number("Transport hours"),
    selfPaidBreak: row.yes("Own break"),
    ...withoutAgreement,
  };
  const period = { day: row.day("Day"), start: booked.from, end: booked.to };
  expect(payLine(terms, period, row.times("Worked"))).toEqual({
    hours: row.number("Hours"),
    transportHours: terms.transportHours,
    clockChangeHours: row.number("Clock change"),
    paidHours: row.number("Paid hours"),
    hourlyWage: terms.hourlyWage,
    wage: row.ore("Pay"),
    supplements: [],
    pay: row.ore("Pay"),
    holidayPay: row.ore("Holiday pay"),
    total: row.ore("Total"),
    employerPension: 0,
    employeePension: 0,
  });
});

test("a shift worked as booked is paid as its employee was shown", () => {
  const booked = { day: "2026-12-11", start: "17:30", end: "02:00" };
  const wage = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(
      wage,
      fc.boolean(),
      fc.constantFrom(0, 0.5, 1, 1.5, 2),
      (hourlyWage, selfPaidBreak, transportHours) => {
        const terms = { hourlyWage, selfPaidBreak, transportHours, ...withoutAgreement };
        const line = payLine(terms, booked, { from: "17:30", to: "02:00" });
        expect(line.pay).toBe(employeePay({ ...terms, hours: 8.5 }));
        expect(line.total).toBe(line.pay + line.holidayPay);
      },
    ),
  );
});
