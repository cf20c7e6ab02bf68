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

  test.each([
    ["192.50", "192,50"],
    ["192.5", "192,5"],
    ["192.", "192,"],
    ["1.000", "1000"],
    ["1.000,50", "1000,50"],
    ["1.000.50", "1000,50"],
    ["kr. 192", "192"],
    [".50", "50"],
  ])("reads the dot of «%s» as a comma only where it cannot group thousands: %s", (typed, kept) => {
    expect(applyMask(typed, "digitsAndComma")).toBe(kept);
  });

  test("keeps what is typed digit by digit after a dot, so that a thousand is refused and not taken for less", () => {
    let field = "";
    for (const key of "1.000") field = applyMask(field + key, "digitsAndComma");
    expect(field).toBe("1,000");
  });

  test("cuts to its length after dropping what is not allowed", () => {
    expect(applyMask("12-34-56", "digits", 4)).toBe("1234");
  });
});
