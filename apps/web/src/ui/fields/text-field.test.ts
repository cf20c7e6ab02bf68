import { describe, expect, test } from "vitest";
import { applyMask } from "./text-field.tsx";

describe("a masked field", () => {
  test("keeps all digits of a pasted phone number with spaces", () => {
    expect(applyMask("20 55 01 72", "digits", 8)).toBe("20550172");
  });

  test("drops letters, signs and commas when only digits are allowed", () => {
    expect(applyMask("-1a2,3", "digits")).toBe("123");
  });

  test("keeps the first comma of a wage and drops the second", () => {
    expect(applyMask("192,5,0", "digitsAndComma")).toBe("192,50");
  });

  test("does not turn a dot into a comma, so that 192.50 is not read as a wage of 192,50", () => {
    expect(applyMask("192.50", "digitsAndComma")).toBe("19250");
  });

  test("cuts to its length after dropping what is not allowed", () => {
    expect(applyMask("12-34-56", "digits", 4)).toBe("1234");
  });
});
