import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timeOf } from "#rules/time/moment.ts";
import { type BookingTerms, type Price, priceBooking, priceShifts } from "./price-booking.ts";
import { DEFAULT_TRADE_TERMS } from "./trade-terms.ts";

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
};
const asBooked = { from: "10:00", to: "18:00", notMet: false };

function totals({ rows }: Price): Record<string, number> {
  return Object.fromEntries(rows.map(({ key, total }) => [key, total]));
}

describe("the worked examples", () => {
  test("1: one person for 8 hours, five days ahead, is 2.344,00", () => {
    const price = priceBooking({ ...booking, people: 1 });
    expect(totals(price)).toEqual({ shifts: 172_800, service: 61_600 });
    expect(price.total).toBe(234_400);
    expect(price.rows[0]).toMatchObject({
      people: 1,
      hours: 8,
      hourlyWage: 19_200,
      holiday: 2400,
      unitPrice: 21_600,
    });
  });

  test("2: three persons overnight with transport, own break and rush are 8.451,00", () => {
    const overnight = {
      ...booking,
      startTime: "17:30",
      endTime: "02:00",
      transportHours: 1,
      selfPaidBreak: true,
    };
    const price = priceBooking({ ...overnight, fee: 9700, people: 3 });
    expect(totals(price)).toEqual({ shifts: 518_400, transport: 64_800, service: 207_900, rush: 54_000 });
    expect(price.total).toBe(845_100);
    expect(price.rows[0]).toMatchObject({ people: 3, hours: 24, hoursEach: 8 });
  });

  test("3: two persons for 4,5 hours at an odd wage, billed for 5 hours, are 3.940,07", () => {
    const short = { ...booking, hourlyWage: 20_550, endTime: "14:30", transportHours: 0.5, fee: 12_700 };
    const price = priceBooking({ ...short, people: 2 });
    expect(totals(price)).toEqual({
      shifts: 208_069,
      minimum: 35_819,
      transport: 23_119,
      service: 77_000,
      rush: 20_000,
      emergency: 30_000,
    });
    expect(price.total).toBe(394_007);
    expect(price.rows[0]).toMatchObject({ holiday: 2568.75, unitPrice: 23_118.75 });
  });

  test("4: two shifts, one approved 45 minutes beyond the booked end, are 4.981,00", () => {
    const price = priceShifts(booking, [{ ...asBooked, to: "18:45" }, asBooked]);
    expect(totals(price)).toEqual({ shifts: 361_800, overtime: 7325, service: 128_975 });
    expect(price.total).toBe(498_100);
    expect(price.rows[0]).toMatchObject({ people: 2, hours: 16.75, hoursEach: null });
    expect(price.rows[1]).toMatchObject({ people: 1, hours: 0.25, unitPrice: 29_300 });
  });
});

describe("the minimum of 5 hours", () => {
  test("shows from 4,75 hours down and not at 5", () => {
    const priced = (endTime: string) => totals(priceBooking({ ...booking, endTime, people: 1 })).minimum;
    expect(priced("15:00")).toBeUndefined();
    expect(priced("14:45")).toBe(7325);
  });

  test("bills five hours to the øre, whatever is worked less", () => {
    const five = priceBooking({ ...booking, endTime: "15:00", people: 2 }).total;
    expect(priceBooking({ ...booking, endTime: "11:00", people: 2 }).total).toBe(five);
  });

  test("counts transport neither for nor against it", () => {
    const price = priceBooking({ ...booking, endTime: "14:00", transportHours: 2, people: 1 });
    expect(totals(price)).toMatchObject({ minimum: 29_300, transport: 43_200 });
  });

  test("looks at each person alone", () => {
    const price = priceShifts(booking, [asBooked, { ...asBooked, to: "14:00" }]);
    expect(price.rows.find(({ key }) => key === "minimum")).toMatchObject({ people: 1, hours: 1 });
  });

  test("is filled by rounded overtime first", () => {
    const short = { ...booking, endTime: "14:00" };
    const price = priceShifts(short, [{ ...asBooked, to: "14:15" }]);
    expect(totals(price)).toMatchObject({ overtime: 7325, minimum: 14_650 });
    expect(price.total).toBe(5 * 29_300);
  });

  test("bills somebody who was met but stamped equal times for five hours", () => {
    expect(priceShifts(booking, [{ ...asBooked, to: "10:00" }]).total).toBe(5 * 29_300);
  });
});

describe("overtime", () => {
  test("is rounded up to the started half hour, and a full one adds no row", () => {
    const priced = (to: string) => totals(priceShifts(booking, [{ ...asBooked, to }])).overtime;
    expect(priced("18:15")).toBe(7325);
    expect(priced("18:30")).toBeUndefined();
    expect(priced("18:45")).toBe(7325);
    expect(priced("17:45")).toBeUndefined();
  });

  test("is not what a late start leaves at the end", () => {
    expect(totals(priceShifts(booking, [{ ...asBooked, from: "11:15" }])).overtime).toBeUndefined();
  });

  test("is found beyond midnight", () => {
    const late = { ...booking, startTime: "18:00", endTime: "24:00" };
    const price = priceShifts(late, [{ from: "18:00", to: "00:15", notMet: false }]);
    expect(totals(price).overtime).toBe(7325);
  });
});

describe("the clock change", () => {
  const night = { ...booking, startTime: "22:00", endTime: "06:00", people: 2 };

  test("takes an hour from each person in spring, at unit price plus fee", () => {
    const price = priceBooking({ ...night, date: "2027-03-27" });
    expect(totals(price).clock_change).toBe(-58_600);
    expect(price.total).toBe(2 * 7 * 29_300);
  });

  test("gives an hour to each in autumn", () => {
    const price = priceBooking({ ...night, date: "2027-10-30" });
    expect(totals(price).clock_change).toBe(58_600);
    expect(price.total).toBe(2 * 9 * 29_300);
  });

  test("leaves the minimum to the clock's hours", () => {
    const short = { ...night, date: "2027-03-27", startTime: "01:00", endTime: "06:00" };
    expect(totals(priceBooking({ ...short, date: "2027-03-28" })).minimum).toBeUndefined();
  });
});

describe("the rows", () => {
  test("leave out people who were not met, and all rows when nobody was", () => {
    const absent = { ...asBooked, notMet: true };
    expect(priceShifts(booking, [asBooked, absent])).toEqual(priceShifts(booking, [asBooked]));
    expect(priceShifts(booking, [absent])).toEqual({ rows: [], total: 0 });
  });

  test("leave out fees of 0", () => {
    expect(totals(priceBooking({ ...booking, fee: 0, people: 1 }))).toEqual({ shifts: 172_800 });
  });

  test("show a fee set by hand in full", () => {
    expect(totals(priceBooking({ ...booking, fee: 9000, people: 1 }))).toMatchObject({
      service: 61_600,
      rush: 10_400,
    });
  });

  test("carry what a sentence about them needs", () => {
    const price = priceBooking({
      ...booking,
      fee: 12_700,
      transportHours: 1,
      selfPaidBreak: true,
      people: 1,
    });
    const why = Object.fromEntries(price.rows.map((row) => [row.key, row.why]));
    expect(why.shifts).toEqual({ breakHours: 0.5 });
    expect(why.rush).toEqual({ fee: 2000, transportHours: 1, underHours: 48 });
    expect(why.emergency).toEqual({ fee: 3000, transportHours: 1, underHours: 24 });
  });

  test("follow changed trade terms", () => {
    const terms = { ...DEFAULT_TRADE_TERMS, minimumHours: 10 };
    expect(totals(priceBooking({ ...booking, people: 1 }, terms)).minimum).toBe(58_600);
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
  });

  test("is the sum of rows in whole øre, none of them nothing", () => {
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
        const shift = { from: terms.startTime, to: terms.endTime, notMet: false };
        expect(priceShifts(terms, [shift, shift])).toEqual(priceBooking({ ...terms, people: 2 }));
      }),
    );
  });
});
