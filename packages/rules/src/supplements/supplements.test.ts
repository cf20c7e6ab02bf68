import { expect } from "vitest";
import type { Ore } from "#rules/money/ore.ts";
import { payLine } from "#rules/pay/employee-pay.ts";
import { type BookingTerms, priceShifts } from "#rules/pricing/price-booking.ts";
import { valueOn } from "#rules/pricing/price-settings.ts";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { SELF_PAID_BREAK_HOURS, shiftPeriod } from "#rules/time/duration.ts";
import { isPublicHoliday } from "#rules/time/public-holidays.ts";
import { type Example, eachExample, examplesOf, timesFrom } from "#tests/support/rule-book.ts";
import { hasPension, pensionOf } from "./pension.ts";
import { supplementDayOf, supplementHours } from "./supplement-hours.ts";
import {
  type ExtraHoliday,
  type Supplement,
  type SupplementDays,
  supplementDays,
  supplementRate,
  type WageAgreement,
} from "./wage-agreement.ts";

const HOURLY_WAGE: Ore = 16_000;

const names = new Map<Supplement, string>();
const supplements = examplesOf("supplements", "Agreement of the examples").map((row): Supplement => {
  const supplement = {
    days: daysIn(row.text("Days")),
    ...row.times("Times"),
    unit: "kroner" as const,
    value: row.ore("Per hour"),
  };
  names.set(supplement, row.text("Supplement"));
  return supplement;
});

const agreement: WageAgreement = {
  name: "Eksempel",
  combine: "highest",
  supplements,
  extraHolidays: [],
  pension: { employerPercent: 800, employeePercent: 200, fromAge: 18, afterMonths: 0 },
};

const booking: BookingTerms = {
  hourlyWage: HOURLY_WAGE,
  fee: 5000,
  fees: { standard: 5000, urgent: 0, emergency: 0 },
  transportHours: 0,
  selfPaidBreak: false,
  date: "2026-12-11",
  startTime: "10:00",
  endTime: "18:00",
  agreement,
};

function daysIn(text: string): SupplementDays {
  const found = supplementDays.find((days) => days === text.replaceAll(" ", "_"));
  if (!found) throw new Error(`${text} is no kind of day`);
  return found;
}

/** «6 × Evening», as the tables have it: hours with at most two decimals. */
function shownHours(row: Example, breakHours: number): string[] {
  const { from, to } = row.times("Worked");
  const period = shiftPeriod(row.day("Day"), from, to);
  return supplementHours(agreement, HOURLY_WAGE, { ...period, breakHours }).map(({ supplement, hours }) => {
    const shown = String(Math.round(hours * 100) / 100).replace(".", ",");
    return `${shown} × ${names.get(supplement)}`;
  });
}

function oreOf(cells: string[]): Ore[] {
  return cells.map((cell) => Math.round(Number(cell.replaceAll(".", "").replace(",", ".")) * 100));
}

function bookedIn(row: Example): BookingTerms {
  const { from, to } = row.times("Booked");
  return {
    ...booking,
    date: row.day("Day"),
    startTime: from,
    endTime: to,
    transportHours: row.number("Transport hours"),
    selfPaidBreak: row.yes("Own break"),
  };
}

eachExample("supplements", "Version of a booking", (row) => {
  const withdrawn = row.list("Withdrawn");
  const versions = row.list("Versions from").map((validFrom, id) => {
    return { id, validFrom, isWithdrawn: withdrawn.includes(validFrom) };
  });
  const found = valueOn(versions, row.day("Day of the booking"));
  expect(found?.validFrom ?? null).toBe(row.textOrNull("Version"));
});

eachExample("supplements", "Supplement of an hour", (row) => {
  const unit = row.text("Unit") as Supplement["unit"];
  expect(supplementRate({ unit, value: row.ore("Value") }, row.ore("Hourly wage"))).toBe(row.ore("Per hour"));
});

eachExample("supplements", "Public holidays", (row) => {
  expect(isPublicHoliday(row.day("Day"))).toBe(row.yes("Public holiday"));
});

eachExample("supplements", "Days of a supplement", (row) => {
  const extra = row.list("Counted too") as ExtraHoliday[];
  expect(supplementDayOf(row.day("Day"), extra)).toBe(daysIn(row.text("Kind")));
});

eachExample("supplements", "Agreement of the examples", (row) => {
  expect([...names.values()]).toContain(row.text("Supplement"));
  expect(daysIn(row.text("Days"))).toBeDefined();
  expect(row.times("Times").from).not.toBe(row.times("Times").to);
  expect(row.ore("Per hour")).toBeGreaterThan(0);
});

eachExample("supplements", "Hours with a supplement", (row) => {
  expect(shownHours(row, 0)).toEqual(row.list("Supplements"));
});

eachExample("supplements", "Supplements and the break", (row) => {
  const breakHours = row.yes("Own break") ? SELF_PAID_BREAK_HOURS : 0;
  expect(shownHours(row, breakHours)).toEqual(row.list("Supplements"));
});

eachExample("supplements", "Several supplements at once", (row) => {
  const of = (column: string): Supplement => {
    const [times = "", value = ""] = row.text(column).split(" ");
    return { days: "weekday", ...timesFrom(times), unit: "kroner", value: oreOf([value])[0] ?? 0 };
  };
  const [first, second] = [of("First"), of("Second")];
  const { from, to } = row.times("Worked");
  const paid = supplementHours(
    {
      ...agreement,
      combine: row.text("Combine") as WageAgreement["combine"],
      supplements: [first, second],
    },
    HOURLY_WAGE,
    { ...shiftPeriod("2026-12-09", from, to), breakHours: 0 },
  );
  const hoursOf = (one: Supplement) => paid.find(({ supplement }) => supplement === one)?.hours ?? null;
  expect(hoursOf(first)).toBe(row.numberOrNull("Hours of the first"));
  expect(hoursOf(second)).toBe(row.numberOrNull("Hours of the second"));
});

eachExample("supplements", "Pension", (row) => {
  const pension = {
    employerPercent: row.ore("Employer percent"),
    employeePercent: row.ore("Employee percent"),
    ...{ fromAge: 18, afterMonths: 0 },
  };
  expect(pensionOf(pension, row.ore("Pay"))).toEqual({
    employer: row.ore("Employer"),
    employee: row.ore("Employee"),
  });
});

eachExample("supplements", "Who has a pension", (row) => {
  const pension = {
    ...{ employerPercent: 800, employeePercent: 200 },
    fromAge: row.number("From age"),
    afterMonths: row.number("After months"),
  };
  const person = {
    birthday: row.textOrNull("Birthday"),
    firstWorkedOn: row.textOrNull("First shift"),
  };
  expect(hasPension(pension, person, row.day("Day"))).toBe(row.yes("Pension"));
  expect(hasPension(null, person, row.day("Day"))).toBe(false);
});

eachExample("supplements", "Pay with an agreement", (row) => {
  const terms = bookedIn(row);
  const booked = { day: terms.date, start: terms.startTime, end: terms.endTime };
  const line = payLine({ ...terms, hasPension: row.yes("Pension") }, booked, row.times("Worked"));
  expect(line.wage).toBe(row.ore("Wage"));
  expect(line.supplements.map(({ amount }) => amount)).toEqual(oreOf(row.list("Supplements")));
  expect(line).toMatchObject({
    pay: row.ore("Pay"),
    holidayPay: row.ore("Holiday pay"),
    employerPension: row.ore("Employer"),
    employeePension: row.ore("Employee"),
  });
});

eachExample("supplements", "Price with an agreement", (row) => {
  const shift = { ...row.times("Worked"), notMet: false, hasPension: true };
  const { rows, total } = priceShifts(bookedIn(row), [shift], DEFAULT_TRADE_TERMS);
  const amounts = (key: string) => rows.filter((one) => one.key === key).map((one) => one.total);
  const columns = {
    shifts: "Shifts",
    minimum: "Minimum",
    overtime: "Overtime",
    clock_change: "Clock change",
    transport: "Transport",
    pension: "Pension",
    service: "Service",
  };
  for (const [key, column] of Object.entries(columns)) {
    expect(amounts(key)[0] ?? null, column).toBe(row.oreOrNull(column));
  }
  expect(amounts("supplement")).toEqual(oreOf(row.list("Supplements")));
  expect(total).toBe(row.ore("Total"));
});
