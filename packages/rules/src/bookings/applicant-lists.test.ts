import { describe, expect, test } from "vitest";
import { applicantListOf, isListed } from "./applicant-lists.ts";

const calm = { bookedElsewhere: false, frozen: false };

describe("the list of a shift", () => {
  test("follows its status, cancellations beside sick reports and withdrawn ones in gray", () => {
    const expected = {
      applied: "applied",
      selected: "selected",
      removed: "removed",
      unwanted: "unwanted",
      sick: "sick",
      cancelled: "sick",
      withdrawn: "gray",
    } as const;
    for (const [status, list] of Object.entries(expected) as [keyof typeof expected, string][]) {
      expect(applicantListOf({ status, bookedElsewhere: false }), status).toBe(list);
    }
  });

  test("is double for an applicant booked elsewhere, and for nobody else", () => {
    expect(applicantListOf({ status: "applied", bookedElsewhere: true })).toBe("double");
    expect(applicantListOf({ status: "selected", bookedElsewhere: true })).toBe("selected");
    expect(applicantListOf({ status: "withdrawn", bookedElsewhere: true })).toBe("gray");
  });
});

describe("a corporation", () => {
  test("does not see hidden and removed people, an admin does", () => {
    for (const status of ["unwanted", "removed"] as const) {
      expect(isListed({ status, ...calm }, false), status).toBe(false);
      expect(isListed({ status, ...calm }, true), status).toBe(true);
    }
  });

  test("does not see an applicant whose profile is frozen, but does see a selected one", () => {
    expect(isListed({ status: "applied", ...calm, frozen: true }, false)).toBe(false);
    expect(isListed({ status: "applied", ...calm, frozen: true }, true)).toBe(true);
    expect(isListed({ status: "selected", ...calm, frozen: true }, false)).toBe(true);
    expect(isListed({ status: "applied", ...calm }, false)).toBe(true);
  });
});
