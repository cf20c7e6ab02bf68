import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Ore } from "#rules/money/ore.ts";
import { payLine } from "#rules/pay/employee-pay.ts";
import { type BookingTerms, priceBooking } from "#rules/pricing/price-booking.ts";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import { addDays, MINUTES_PER_DAY, type Moment, timeOf } from "#rules/time/moment.ts";
import { EXAMPLE_AGREEMENT as agreement } from "#tests/support/fixtures/wage-agreement.ts";
import { supplementHours } from "./supplement-hours.ts";
import { type Supplement, supplementDays, type WageAgreement } from "./wage-agreement.ts";

const booking: BookingTerms = {
  hourlyWage: 16_000,
  fee: 5000,
  fees: { standard: 5000, urgent: 0, emergency: 0 },
  transportHours: 0,
  selfPaidBreak: false,
  date: "2026-12-11",
  startTime: "10:00",
  endTime: "18:00",
  agreement,
};

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
