import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Ore } from "#rules/money/ore.ts";
import { payLine } from "#rules/pay/employee-pay.ts";
import { type BookingTerms, priceBooking, priceShifts } from "#rules/pricing/price-booking.ts";
import { valueOn } from "#rules/pricing/price-settings.ts";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { SELF_PAID_BREAK_HOURS, shiftPeriod } from "#rules/time/duration.ts";
import { addDays, MINUTES_PER_DAY, type Moment, timeOf } from "#rules/time/moment.ts";
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

const anyMinute = fc.integer({ min: 0, max: MINUTES_PER_DAY - 1 });
const anySupplement = fc.record({
  days: fc.constantFrom(...supplementDays),
  from: anyMinute.map(timeOf),
  to: anyMinute.map(timeOf),
  unit: fc.constantFrom("kroner" as const, "percent" as const),
  value: fc.integer({ min: 0, max: 10_000 }),
});
const anyAgreement: fc.Arbitrary<WageAgreement> = fc.record({
  name: fc.constant("Any"),
  combine: fc.constantFrom("highest" as const, "added" as const),
  supplements: fc.array(anySupplement, { maxLength: 5 }),
  extraHolidays: fc.subarray(["05-01", "06-05", "12-24", "12-31"] as const).map((days) => [...days]),
  pension: fc.constant(agreement.pension),
});
const anyDay = fc.oneof(
  fc.constantFrom("2026-12-31", "2027-03-24", "2027-03-27", "2027-10-30", "2026-12-24"),
  fc.integer({ min: 0, max: 700 }).map((count) => addDays("2026-06-01", count)),
);
const hourlyWage = fc.integer({ min: 1, max: 100_000 });

describe("any agreement", () => {
  const minutesOfPart = (by: WageAgreement, wage: Ore, startsAt: Moment, endsAt: Moment) => {
    const minutes = new Map<Supplement, number>();
    for (const { supplement, hours } of supplementHours(by, wage, { startsAt, endsAt, breakHours: 0 })) {
      minutes.set(supplement, Math.round(hours * 60));
    }
    return minutes;
  };

  test("pays the same minutes for a shift that is split at any minute", () => {
    const length = fc.integer({ min: 2, max: MINUTES_PER_DAY });
    fc.assert(
      fc.property(
        anyAgreement,
        hourlyWage,
        anyDay,
        anyMinute,
        length,
        fc.nat(),
        (by, wage, day, from, minutes, at) => {
          const { startsAt } = shiftPeriod(day, timeOf(from), timeOf((from + 1) % MINUTES_PER_DAY));
          const endsAt = startsAt + minutes * 60_000;
          const cut = startsAt + (1 + (at % (minutes - 1))) * 60_000;
          const whole = minutesOfPart(by, wage, startsAt, endsAt);
          const [first, second] = [
            minutesOfPart(by, wage, startsAt, cut),
            minutesOfPart(by, wage, cut, endsAt),
          ];
          for (const supplement of by.supplements) {
            const split = (first.get(supplement) ?? 0) + (second.get(supplement) ?? 0);
            expect(split).toBe(whole.get(supplement) ?? 0);
          }
        },
      ),
    );
  });

  test("pays no minute twice where the highest supplement counts, and never more than was worked", () => {
    fc.assert(
      fc.property(anyAgreement, hourlyWage, anyDay, anyMinute, anyMinute, (by, wage, day, from, to) => {
        const { startsAt, endsAt } = shiftPeriod(day, timeOf(from), timeOf(to));
        const minutes = minutesOfPart({ ...by, combine: "highest" }, wage, startsAt, endsAt);
        const sum = [...minutes.values()].reduce((total, one) => total + one, 0);
        expect(sum).toBeLessThanOrEqual((endsAt - startsAt) / 60_000);
      }),
    );
  });

  test("charges and pays in rows that add up, and the pension to the øre as it is paid", () => {
    const people = fc.integer({ min: 1, max: 15 });
    fc.assert(
      fc.property(
        anyAgreement,
        hourlyWage,
        anyDay,
        anyMinute,
        anyMinute,
        fc.boolean(),
        people,
        (by, wage, day, from, to, selfPaidBreak, count) => {
          const terms = {
            ...booking,
            ...{ agreement: by, hourlyWage: wage, date: day, selfPaidBreak },
            ...{ startTime: timeOf(from), endTime: timeOf(to) },
          };
          const price = priceBooking({ ...terms, people: count }, DEFAULT_TRADE_TERMS);
          expect(price.rows.reduce((sum, row) => sum + row.total, 0)).toBe(price.total);

          const booked = { day, start: terms.startTime, end: terms.endTime };
          const line = payLine({ ...terms, hasPension: true }, booked, {
            from: terms.startTime,
            to: terms.endTime,
          });
          expect(line.supplements.reduce((sum, { amount }) => sum + amount, line.wage)).toBe(line.pay);
          expect(line.pay + line.holidayPay).toBe(line.total);
          const pension = price.rows.find(({ key }) => key === "pension")?.total ?? 0;
          expect(pension).toBe(line.employerPension * count);
        },
      ),
    );
  });

  test("that says nothing changes no price and no pay", () => {
    const empty = { ...agreement, supplements: [], pension: null };
    fc.assert(
      fc.property(hourlyWage, anyDay, anyMinute, anyMinute, (wage, day, from, to) => {
        const terms = {
          ...booking,
          hourlyWage: wage,
          date: day,
          startTime: timeOf(from),
          endTime: timeOf(to),
        };
        const priced = (by: WageAgreement | null) =>
          priceBooking({ ...terms, agreement: by, people: 3 }, DEFAULT_TRADE_TERMS);
        expect(priced(empty)).toEqual(priced(null));
      }),
    );
  });
});
