import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR_MS, momentOf, weekdayOf } from "#rules/time/moment.ts";
import {
  cancellationFee,
  cancellationHours,
  DEFAULT_TRADE_TERMS,
  invoicingDayOf,
  isOverCreditCeiling,
  isPrepaid,
  prepaymentOf,
} from "./trade-terms.ts";

const startsAt = momentOf("2026-12-11", "10:00");
const hoursBefore = (hours: number) => startsAt - hours * HOUR_MS;

describe("cancellation by the company", () => {
  test("is free more than 4 days before, 2 hours under that, 3 hours under a day", () => {
    const expected: [number, number][] = [
      [96.01, 0],
      [96, 2],
      [24, 2],
      [23.99, 3],
      [0, 3],
      [-2, 3],
    ];
    for (const [hours, billed] of expected)
      expect(cancellationHours(hoursBefore(hours), startsAt), `${hours} h`).toBe(billed);
  });

  test("costs the hours at unit price plus fee for every place", () => {
    const facts = { now: hoursBefore(30), startsAt, hourlyWage: 19_200, fee: 7700, places: 3 };
    expect(cancellationFee(facts)).toEqual({ hours: 2, places: 3, unitPrice: 29_300, amount: 175_800 });
  });

  test("rounds once, over all places", () => {
    const facts = { now: hoursBefore(10), startsAt, hourlyWage: 20_555, fee: 12_700, places: 1 };
    expect(cancellationFee(facts)).toMatchObject({ unitPrice: 35_824.375, amount: 107_473 });
    expect(cancellationFee({ ...facts, places: 3 }).amount).toBe(322_419);
  });

  test("follows changed terms", () => {
    const strict = {
      ...DEFAULT_TRADE_TERMS,
      cancellation: { freeOverHours: 200, hours: 4, lateUnderHours: 48, lateHours: 8 },
    };
    expect(cancellationHours(hoursBefore(150), startsAt, strict)).toBe(4);
    expect(cancellationHours(hoursBefore(40), startsAt, strict)).toBe(8);
  });
});

describe("prepayment", () => {
  test("is due over 15 staff, and in two instalments over 40", () => {
    expect([isPrepaid(15), isPrepaid(16)]).toEqual([false, true]);
    expect(prepaymentOf(15, 1_000_000)).toBeNull();
    expect(prepaymentOf(16, 1_000_000)).toEqual({ percents: [75], instalments: [750_000], amount: 750_000 });
    expect(prepaymentOf(40, 1_000_000)?.percents).toEqual([75]);
    expect(prepaymentOf(41, 1_000_000)).toEqual({
      percents: [25, 50],
      instalments: [250_000, 500_000],
      amount: 750_000,
    });
  });

  test("is the sum of its rounded instalments and never more than the order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 100 }), fc.integer({ min: 1, max: 1e9 }), (staff, total) => {
        const prepayment = prepaymentOf(staff, total);
        const sum = prepayment?.instalments.reduce((all, one) => all + one, 0);
        expect(prepayment?.amount).toBe(sum);
        expect(sum).toBeLessThanOrEqual(total);
      }),
    );
  });
});

test("the credit ceiling is passed only above 12.000 kr.", () => {
  expect(isOverCreditCeiling(1_200_000)).toBe(false);
  expect(isOverCreditCeiling(1_200_001)).toBe(true);
});

describe("invoicing", () => {
  test("takes place on the Monday after the week of the work", () => {
    expect(invoicingDayOf("2026-11-23")).toBe("2026-11-30");
    expect(invoicingDayOf("2026-11-29")).toBe("2026-11-30");
    expect(weekdayOf(invoicingDayOf("2027-01-01"))).toBe(1);
  });
});
