import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromWireKroner, parseKroner, readAmount, roundHalfUp, toCommaString, toWireKroner } from "./ore.ts";

describe("kroner as text", () => {
  test("are read with no, one or two decimals", () => {
    expect(parseKroner("192")).toBe(19200);
    expect(parseKroner("192,5")).toBe(19250);
    expect(parseKroner("192,50")).toBe(19250);
    expect(parseKroner("0,05")).toBe(5);
    expect(parseKroner("999999,99")).toBe(99_999_999);
  });

  test("are refused with a point, a sign, stray characters or too many digits", () => {
    const wrong = [
      "192.50",
      "-192",
      "+192",
      "NaN",
      "",
      ",",
      ",5",
      "192,",
      "192,505",
      "1.192,00",
      "1000000",
      " 192",
      "1e3",
    ];
    for (const text of wrong) expect(parseKroner(text), text).toBeNull();
  });

  test("are written with a comma and two decimals", () => {
    expect(toCommaString(19250)).toBe("192,50");
    expect(toCommaString(5)).toBe("0,05");
    expect(toCommaString(0)).toBe("0,00");
    expect(toCommaString(-150)).toBe("-1,50");
  });

  test("are read back as they were written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (ore) => {
        expect(parseKroner(toCommaString(ore))).toBe(ore);
      }),
    );
  });
});

describe("rounding", () => {
  test("takes halves up", () => {
    expect(roundHalfUp(1, 2)).toBe(1);
    expect(roundHalfUp(5, 2)).toBe(3);
    expect(roundHalfUp(7, 3)).toBe(2);
    expect(roundHalfUp(-1, 2)).toBe(0);
    expect(roundHalfUp(-3, 2)).toBe(-1);
  });

  test("never moves a value by more than a half", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 1, max: 480 }), (value, parts) => {
        const error = 2 * (roundHalfUp(value, parts) * parts - value);
        expect(error).toBeGreaterThan(-parts);
        expect(error).toBeLessThanOrEqual(parts);
      }),
    );
  });
});

describe("kroner on the wire", () => {
  test("are numbers with at most two decimals", () => {
    expect(toWireKroner(394007)).toBe(3940.07);
    expect(toWireKroner(23118.75)).toBe(231.19);
    expect(toWireKroner(2568.5)).toBe(25.69);
  });

  test("come back as whole øre", () => {
    expect(fromWireKroner(35.5)).toBe(3550);
    expect(fromWireKroner(1.15)).toBe(115);
    expect(fromWireKroner(0.29)).toBe(29);
  });
});

test("an amount is read as a number of kroner or as text with a comma", () => {
  expect([readAmount(35.5), readAmount("35,5"), readAmount(0), readAmount("35.5")]).toEqual([
    3550,
    3550,
    0,
    null,
  ]);
});
