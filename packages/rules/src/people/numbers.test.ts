import { describe, expect, test } from "vitest";
import { birthDateOf, cprDigits, formatCpr, isCpr, isCprLocked, maskCpr } from "./cpr.ts";
import { hasCvrCheckDigit, isCvr } from "./cvr.ts";
import { isEan } from "./ean.ts";

describe("a CPR number", () => {
  test("is 10 digits without further check", () => {
    expect(isCpr("0101901234")).toBe(true);
    for (const wrong of ["010190123", "01019012345", "010190-1234", ""])
      expect(isCpr(wrong), wrong).toBe(false);
  });

  test("keeps only digits of what is typed, at most 10", () => {
    expect(cprDigits("010190-1234567")).toBe("0101901234");
  });

  test("is shown in two parts, or with the second one covered", () => {
    expect(formatCpr("0101901234")).toBe("010190-1234");
    expect(maskCpr("0101901234")).toBe("010190-****");
  });

  test("tells the century by its seventh digit", () => {
    const years: [string, string | null][] = [
      ["0101903234", "1990-01-01"],
      ["0101364234", "2036-01-01"],
      ["0101374234", "1937-01-01"],
      ["0101575234", "2057-01-01"],
      ["0101588234", "1858-01-01"],
      ["0101369234", "2036-01-01"],
      ["3102901234", null],
      ["01019", null],
    ];
    for (const [cpr, day] of years) expect(birthDateOf(cpr), cpr).toBe(day);
  });
});

test("a CVR number is exactly 8 digits, with a check digit that is only a hint", () => {
  expect(isCvr("13585628")).toBe(true);
  expect(isCvr("1358562")).toBe(false);
  expect(isCvr("1358562a")).toBe(false);
  expect(hasCvrCheckDigit("13585628")).toBe(true);
  expect(hasCvrCheckDigit("13585629")).toBe(false);
});

test("an EAN number has 13 digits and the right last one", () => {
  expect(isEan("5798009811578")).toBe(true);
  expect(isEan("5798009811579")).toBe(false);
  expect(isEan("579800981157")).toBe(false);
});

describe("changing a CPR number", () => {
  const known = { isStored: true, isInPayroll: true, byAdmin: false };

  test("is for admins alone once payroll knows the person by it", () => {
    expect(isCprLocked(known)).toBe(true);
    expect(isCprLocked({ ...known, byAdmin: true })).toBe(false);
  });

  test("is open to the person before, and while none is stored", () => {
    expect(isCprLocked({ ...known, isInPayroll: false })).toBe(false);
    expect(isCprLocked({ ...known, isStored: false })).toBe(false);
  });
});
