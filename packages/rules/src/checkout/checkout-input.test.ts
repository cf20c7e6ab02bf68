import { describe, expect, test } from "vitest";
import { isCheckoutTime, needsPayDetails } from "./checkout-input.ts";

test("a checkout is stamped in quarter hours from 00:00 to 23:45", () => {
  expect(["00:00", "10:15", "18:30", "23:45"].every(isCheckoutTime)).toBe(true);
  expect(["10:10", "18:59", "24:00"].some(isCheckoutTime)).toBe(false);
});

describe("pay details", () => {
  const complete = { cprNr: "0101901234", bankAccountNr: "1234567890", bankRegNr: "1234", taxCardType: 1 };

  test("are not asked for when all four are there", () => {
    expect(needsPayDetails(complete)).toBe(false);
  });

  test("are asked for when one is missing or too short", () => {
    const missing = [
      { cprNr: "010190123" },
      { cprNr: null },
      { bankAccountNr: "123456789" },
      { bankRegNr: "" },
      { bankRegNr: null },
      { taxCardType: 0 },
    ];
    for (const change of missing) expect(needsPayDetails({ ...complete, ...change })).toBe(true);
  });
});
