import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Applicant, compareApplicants, explainPlace } from "./applicant-order.ts";

const applicant: Applicant = {
  hiredBeforeCount: 0,
  nrOfShifts: 0,
  rating: null,
  nrOfAppliedShifts: 0,
  appliedAt: 5,
};

describe("the order of applicants", () => {
  test("looks at hirings, then shifts, then rating, then applications, then the earlier application", () => {
    const ordered: Applicant[] = [
      { ...applicant, hiredBeforeCount: 1 },
      { ...applicant, nrOfShifts: 9 },
      { ...applicant, nrOfShifts: 2, rating: 4.5 },
      { ...applicant, nrOfShifts: 2, rating: 4.4, nrOfAppliedShifts: 50 },
      { ...applicant, nrOfAppliedShifts: 3 },
      { ...applicant, appliedAt: 4 },
      applicant,
    ];
    expect([...ordered].reverse().sort(compareApplicants)).toEqual(ordered);
  });

  test("puts someone without ratings after the lowest rating", () => {
    expect(compareApplicants({ ...applicant, rating: 1 }, applicant)).toBeLessThan(0);
  });

  test("is the same from whichever side two are compared, and holds along a chain", () => {
    const small = fc.integer({ min: 0, max: 2 });
    const anyone = fc.record({
      hiredBeforeCount: small,
      nrOfShifts: small,
      rating: fc.option(fc.constantFrom(1, 4.5, 5)),
      nrOfAppliedShifts: small,
      appliedAt: small,
    });
    fc.assert(
      fc.property(anyone, anyone, anyone, (a, b, c) => {
        expect(Math.sign(compareApplicants(a, b)) + Math.sign(compareApplicants(b, a))).toBe(0);
        if (compareApplicants(a, b) <= 0 && compareApplicants(b, c) <= 0) {
          expect(compareApplicants(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

describe("the reason for a place", () => {
  test("is the first criterion that differs, with both values", () => {
    const better = { ...applicant, rating: 4.8, nrOfAppliedShifts: 1 };
    const other = { ...applicant, rating: 4.2, nrOfAppliedShifts: 7 };
    expect(explainPlace(better, other)).toEqual({ criterion: "rating", isAhead: true, own: 4.8, other: 4.2 });
    expect(explainPlace(other, better)?.isAhead).toBe(false);
  });

  test("is the application's time when all else is equal, and none when that is, too", () => {
    expect(explainPlace({ ...applicant, appliedAt: 4 }, applicant)).toMatchObject({
      criterion: "appliedAt",
      isAhead: true,
    });
    expect(explainPlace(applicant, { ...applicant })).toBeNull();
  });
});
