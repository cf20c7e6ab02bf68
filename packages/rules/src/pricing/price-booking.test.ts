import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timeOf } from "#rules/time/moment.ts";
import { type Example, eachExample, timesFrom } from "#tests/support/rule-book.ts";
import {
  type BilledShift,
  type BookingTerms,
  type Price,
  type PriceRowKey,
  priceBooking as priceByTerms,
  priceShifts as priceShiftsByTerms,
} from "./price-booking.ts";
import { DEFAULT_TRADE_TERMS } from "./trade-terms.ts";

const priceBooking = (facts: Parameters<typeof priceByTerms>[0], terms = DEFAULT_TRADE_TERMS) =>
  priceByTerms(facts, terms);
const priceShifts = (facts: BookingTerms, shifts: BilledShift[]) =>
  priceShiftsByTerms(facts, shifts, DEFAULT_TRADE_TERMS);

const fees = { standard: 7700, urgent: 2000, emergency: 3000 };
const booking: BookingTerms = {
  hourlyWage: 19_200,
  fee: 7700,
  fees,
  transportHours: 0,
  selfPaidBreak: false,
  date: "2026-12-11",
  startTime: "10:00",
  endTime: "18:00",
  agreement: null,
};

const columns: Partial<Record<PriceRowKey, string>> = {
  shifts: "Shifts",
  minimum: "Minimum",
  overtime: "Overtime",
  clock_change: "Clock change",
  transport: "Transport",
  service: "Service",
  rush: "Rush",
  emergency: "Emergency",
};

function rowOf(price: Price, key: PriceRowKey) {
  return price.rows.find((row) => row.key === key);
}

/** The rows that a price has, and those that an example asks for: every column of a row, a dash for none. */
function expectRows(price: Price, example: Example): void {
  const expected = Object.entries(columns)
    .filter(([, column]) => example.has(column))
    .map(([key, column]) => [key, example.oreOrNull(column)] as const)
    .filter(([, total]) => total !== null);
  expect(price.rows.map(({ key, total }) => [key, total])).toEqual(expected);
  expect(price.total).toBe(example.ore("Total"));
}

function bookedAt(example: Example): BookingTerms {
  const { from, to } = example.times("Booked");
  return { ...booking, startTime: from, endTime: to };
}

function shiftOf(cell: string): BilledShift {
  return cell === "not met"
    ? { from: "10:00", to: "18:00", notMet: true, hasPension: false }
    : { ...timesFrom(cell), notMet: false, hasPension: false };
}

eachExample("pricing", "Unit price", (row) => {
  const hourlyWage = row.ore("Hourly wage");
  const price = priceBooking({ ...booking, hourlyWage, people: 1 });
  expect(price.rows[0]).toMatchObject({
    hourlyWage,
    holiday: row.ore("Holiday and ATP"),
    unitPrice: row.ore("Unit price"),
  });
});

eachExample("pricing", "Price of a booking", (row) => {
  const people = row.number("People");
  const price = priceBooking({
    ...bookedAt(row),
    date: row.day("Date"),
    hourlyWage: row.ore("Hourly wage"),
    fee: row.ore("Fee"),
    transportHours: row.number("Transport hours"),
    selfPaidBreak: row.yes("Own break"),
    people,
  });
  expectRows(price, row);
  expect(price.rows[0]).toMatchObject({ people, hoursEach: row.number("Hours each") });
});

eachExample("pricing", "Price of worked shifts", (row) => {
  const terms = { ...bookedAt(row), hourlyWage: row.ore("Hourly wage"), fee: row.ore("Fee") };
  const price = priceShifts(terms, row.list("Worked").map(shiftOf));
  expectRows(price, row);
  const shifts = rowOf(price, "shifts");
  expect(shifts?.people ?? null).toBe(row.numberOrNull("People"));
  expect(shifts?.hours ?? null).toBe(row.numberOrNull("Hours"));
  expect(shifts?.hoursEach ?? null).toBe(row.numberOrNull("Hours each"));
});

eachExample("pricing", "Minimum billing", (row) => {
  const terms = {
    ...bookedAt(row),
    date: row.day("Date"),
    transportHours: row.number("Transport hours"),
  };
  const price = priceShifts(terms, [shiftOf(row.text("Worked"))]);
  const minimum = rowOf(price, "minimum");
  expect(minimum?.hours ?? null).toBe(row.numberOrNull("Minimum row hours"));
  expect(minimum?.total ?? null).toBe(row.oreOrNull("Minimum row"));
  expect(price.total).toBe(row.ore("Total"));
});

eachExample("pricing", "Overtime", (row) => {
  const price = priceShifts(bookedAt(row), [shiftOf(row.text("Worked"))]);
  const overtime = rowOf(price, "overtime");
  expect(overtime?.hours ?? null).toBe(row.numberOrNull("Overtime row hours"));
  expect(overtime?.total ?? null).toBe(row.oreOrNull("Overtime row"));
});

describe("the rows of a price", () => {
  test("carry what a sentence about them needs", () => {
    const price = priceBooking({
      ...booking,
      fee: 12_700,
      transportHours: 1,
      selfPaidBreak: true,
      people: 1,
    });
    expect(rowOf(price, "shifts")?.why).toEqual({ breakHours: 0.5 });
    expect(rowOf(price, "rush")?.why).toEqual({ fee: 2000, transportHours: 1, underHours: 48 });
    expect(rowOf(price, "emergency")?.why).toEqual({ fee: 3000, transportHours: 1, underHours: 24 });
  });

  test("count the people whom they concern, at unit price plus fee", () => {
    const longer = { from: "10:00", to: "18:45", notMet: false, hasPension: false };
    const asBooked = { ...longer, to: "18:00" };
    const shorter = { ...longer, to: "14:00" };
    const price = priceShifts(booking, [longer, asBooked, shorter]);
    expect(rowOf(price, "overtime")).toMatchObject({ people: 1, hours: 0.25, unitPrice: 29_300 });
    expect(rowOf(price, "minimum")).toMatchObject({ people: 1, hours: 1 });
  });

  test("follow changed trade terms", () => {
    const terms = { ...DEFAULT_TRADE_TERMS, minimumHours: 10 };
    expect(rowOf(priceBooking({ ...booking, people: 1 }, terms), "minimum")?.total).toBe(58_600);
  });
});

describe("any price", () => {
  const quarter = fc.integer({ min: 0, max: 95 }).map((count) => timeOf(count * 15));
  const half = fc.integer({ min: 0, max: 4 }).map((count) => count / 2);
  const anyBooking = fc.record({
    hourlyWage: fc.integer({ min: 1000, max: 99_999_999 }),
    fee: fc.integer({ min: 0, max: 100_000 }),
    fees: fc.constant(fees),
    transportHours: half,
    selfPaidBreak: fc.boolean(),
    date: fc.constantFrom("2026-12-11", "2027-03-27", "2027-10-30"),
    startTime: quarter,
    endTime: quarter,
    agreement: fc.constant(null),
  });

  test("is the sum of rows in whole øre, none of them 0", () => {
    fc.assert(
      fc.property(anyBooking, fc.integer({ min: 1, max: 15 }), (terms, people) => {
        const { rows, total } = priceBooking({ ...terms, people });
        expect(rows.every((row) => Number.isSafeInteger(row.total) && row.total !== 0)).toBe(true);
        expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(total);
      }),
    );
  });

  test("is within a row's rounding of hours × (unit price + fee), computed in whole numbers", () => {
    fc.assert(
      fc.property(anyBooking, fc.integer({ min: 1, max: 15 }), (terms, people) => {
        const { rows, total } = priceBooking({ ...terms, people });
        const own = ["shifts", "minimum", "overtime", "clock_change", "transport"];
        const quarters = rows
          .filter(({ key }) => own.includes(key))
          .reduce((sum, { hours }) => sum + hours * 4, 0);
        const exact = BigInt(quarters) * BigInt(terms.hourlyWage * 9 + terms.fee * 8);
        const difference = BigInt(total) * 32n - exact;
        expect(difference < 16n * 8n + 1n && difference > -16n * 8n).toBe(true);
      }),
    );
  });

  test("is the same for shifts that were worked as booked", () => {
    fc.assert(
      fc.property(anyBooking, (terms) => {
        const shift = { from: terms.startTime, to: terms.endTime, notMet: false, hasPension: false };
        expect(priceShifts(terms, [shift, shift])).toEqual(priceBooking({ ...terms, people: 2 }));
      }),
    );
  });
});
