import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decomposeFee, feeRenewal, feesOf, leadBandOf, totalFee } from "./fees.ts";

const fees = { standard: 7700, urgent: 2000, emergency: 3000 };
const none = { standard: 0, urgent: 0, emergency: 0 };
const amount = fc.integer({ min: 0, max: 50_000 });

describe("the fee by lead time", () => {
  test("is standard from 48 hours, urgent from 24, emergency down to the start", () => {
    const expected: [number, number][] = [
      [120, 7700],
      [48, 7700],
      [47.99, 9700],
      [24, 9700],
      [23.99, 12_700],
      [0.01, 12_700],
    ];
    for (const [leadHours, fee] of expected) expect(totalFee(fees, leadHours), `${leadHours} h`).toBe(fee);
  });

  test("is standard when the start has passed", () => {
    expect(totalFee(fees, 0)).toBe(7700);
    expect(leadBandOf(-5)).toBe("standard");
  });
});

describe("the source of the fees", () => {
  const global = { standard: 3500, urgent: 2000, emergency: 3000 };
  const sources = { stored: null, isRefetched: false, corporation: null, jobTitle: "Tjener", global };

  test("is the saved booking first", () => {
    expect(feesOf({ ...sources, stored: none, corporation: fees })).toEqual(none);
  });

  test("is looked up again when an open booking changes its staff type", () => {
    expect(feesOf({ ...sources, stored: fees, isRefetched: true })).toEqual(global);
  });

  test("is the corporation's own when any of the three is set, even for a head waiter", () => {
    const own = { standard: 0, urgent: 0, emergency: 100 };
    expect(feesOf({ ...sources, corporation: own, jobTitle: "Overtjener / afvikler" })).toEqual(own);
  });

  test("is the global one when the corporation's three are 0", () => {
    expect(feesOf({ ...sources, corporation: none })).toEqual(global);
  });

  test("is 77 kr. for 'overtjener / afvikler' in any case and with blanks around, the rest global", () => {
    expect(feesOf({ ...sources, jobTitle: " OVERTJENER / afvikler " })).toEqual({
      ...global,
      standard: 7700,
    });
    expect(feesOf({ ...sources, jobTitle: "Overtjener" })).toEqual(global);
  });
});

describe("the parts of a fee", () => {
  test("show urgent when it exceeds standard, emergency when it exceeds both", () => {
    expect(decomposeFee(7700, fees)).toEqual({ service: 7700, rush: 0, emergency: 0 });
    expect(decomposeFee(9700, fees)).toEqual({ service: 7700, rush: 2000, emergency: 0 });
    expect(decomposeFee(12_700, fees)).toEqual({ service: 7700, rush: 2000, emergency: 3000 });
  });

  test("leave the remainder of a fee set by hand to the last row", () => {
    expect(decomposeFee(9000, fees)).toEqual({ service: 7700, rush: 1300, emergency: 0 });
    expect(decomposeFee(6000, fees)).toEqual({ service: 6000, rush: 0, emergency: 0 });
    expect(decomposeFee(15_000, fees)).toEqual({ service: 7700, rush: 2000, emergency: 5300 });
  });

  test("add up to the fee and are never negative", () => {
    fc.assert(
      fc.property(amount, fc.record({ standard: amount, urgent: amount, emergency: amount }), (fee, set) => {
        const { service, rush, emergency } = decomposeFee(fee, set);
        expect(service + rush + emergency).toBe(fee);
        expect(Math.min(service, rush, emergency)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("of a fee by lead time are the fees themselves", () => {
    const positive = fc.integer({ min: 1, max: 50_000 });
    fc.assert(
      fc.property(positive, positive, positive, (standard, urgent, emergency) => {
        const set = { standard, urgent, emergency };
        expect(decomposeFee(totalFee(set, 10), set)).toEqual({ service: standard, rush: urgent, emergency });
        expect(decomposeFee(totalFee(set, 30), set)).toEqual({
          service: standard,
          rush: urgent,
          emergency: 0,
        });
      }),
    );
  });
});

describe("the fee of an edited booking", () => {
  const createdAt = 1_000;
  const now = 9_000;
  const edit = { status: "open", createdAt, isMoved: false, hasNewStaffType: false } as const;

  test("stays while neither day, start nor staff type change", () => {
    expect(feeRenewal(edit, now)).toBeNull();
  });

  test("counts its lead time from the edit once the start has moved, else from its creation", () => {
    expect(feeRenewal({ ...edit, isMoved: true }, now)).toEqual({ isRefetched: false, madeAt: now });
    expect(feeRenewal({ ...edit, hasNewStaffType: true }, now)).toEqual({
      isRefetched: true,
      madeAt: createdAt,
    });
  });

  test("is not looked up again for another staff type once the booking is no longer open", () => {
    for (const status of ["closed", "finished", "deprecated"] as const) {
      expect(feeRenewal({ ...edit, status, hasNewStaffType: true }, now)).toBeNull();
    }
  });
});
