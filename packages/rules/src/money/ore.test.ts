import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { fromWireKroner, parseKroner, readAmount, roundHalfUp, toCommaString, toWireKroner } from "./ore.ts";

eachExample("pricing", "Amounts as text", (row) => {
  expect(parseKroner(row.text("Written"))).toBe(row.oreOrNull("Read as"));
});

describe("kroner as text", () => {
  test("are refused when there is no text", () => {
    expect(parseKroner("")).toBeNull();
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

eachExample("pricing", "Rounding", (row) => {
  const rounded = row.ore("Rounded");
  expect(roundHalfUp(row.ore("Exact amount"))).toBe(rounded);
  expect(toWireKroner(row.ore("Exact amount"))).toBe(rounded / 100);
});

describe("rounding", () => {
  test("takes halves of a fraction up", () => {
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

test("kroner as a JSON number come back as whole øre", () => {
  expect(fromWireKroner(35.5)).toBe(3550);
  expect(fromWireKroner(1.15)).toBe(115);
  expect(fromWireKroner(0.29)).toBe(29);
});

test("an amount is read as a number of kroner or as text with a comma", () => {
  expect([readAmount(35.5), readAmount("35,5"), readAmount(0), readAmount("35.5")]).toEqual([
    3550,
    3550,
    0,
    null,
  ]);
});
