import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { employeePay, holidayPayOf, payLine, wageWithHoliday } from "./employee-pay.ts";

const terms = { hourlyWage: 19_200, transportHours: 0, selfPaidBreak: false };

describe("the pay an employee is shown", () => {
  test("is 1.728,00 for worked example 5: 8,5 hours, transport 1, own break", () => {
    expect(employeePay({ ...terms, hours: 8.5, transportHours: 1, selfPaidBreak: true })).toBe(172_800);
  });

  test("is rounded half up once", () => {
    expect(employeePay({ ...terms, hourlyWage: 19_250, hours: 7.75 })).toBe(149_188);
  });

  test("has an hour less or more on the nights of the clock change", () => {
    expect(employeePay({ ...terms, hours: 8, clockChangeHours: -1 })).toBe(7 * 19_200);
    expect(employeePay({ ...terms, hours: 8, clockChangeHours: 1 })).toBe(9 * 19_200);
  });

  test("never takes a break from hours that were not worked", () => {
    expect(employeePay({ ...terms, hours: 0, transportHours: 1, selfPaidBreak: true })).toBe(19_200);
  });
});

test("holiday pay is an eighth on top", () => {
  expect(holidayPayOf(172_800)).toBe(21_600);
  expect(wageWithHoliday(19_200)).toBe(21_600);
  expect(wageWithHoliday(20_550)).toBe(23_119);
});

describe("a payroll line", () => {
  const booked = { day: "2026-12-11", start: "17:30", end: "02:00" };

  test("holds hours, supplements and holiday pay of the times that count", () => {
    const line = payLine({ ...terms, transportHours: 1, selfPaidBreak: true }, booked, {
      from: "17:30",
      to: "02:30",
    });
    expect(line).toEqual({
      hours: 8.5,
      transportHours: 1,
      clockChangeHours: 0,
      paidHours: 9.5,
      hourlyWage: 19_200,
      pay: 182_400,
      holidayPay: 22_800,
      total: 205_200,
    });
  });

  test("pays the real length of the night in which summer time begins", () => {
    const night = { day: "2027-03-27", start: "22:00", end: "06:00" };
    const line = payLine(terms, night, { from: "22:00", to: "06:00" });
    expect(line).toMatchObject({ hours: 8, clockChangeHours: -1, paidHours: 7, pay: 134_400 });
  });

  test("adds up to what the employee was shown for a shift as booked", () => {
    const wage = fc.integer({ min: 1, max: 99_999_999 });
    fc.assert(
      fc.property(
        wage,
        fc.boolean(),
        fc.constantFrom(0, 0.5, 1, 1.5, 2),
        (hourlyWage, selfPaidBreak, transportHours) => {
          const own = { hourlyWage, selfPaidBreak, transportHours };
          const line = payLine(own, booked, { from: "17:30", to: "02:00" });
          expect(line.pay).toBe(employeePay({ ...own, hours: 8.5 }));
          expect(line.total).toBe(line.pay + line.holidayPay);
        },
      ),
    );
  });
});
