import { describe, expect, test } from "vitest";
import { applyMask, applyMaskTyped } from "./text-field.tsx";

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

  test.each([
    ["1.000", "1000"],
    ["1.000,50", "1000,50"],
    ["12.500", "12500"],
    ["192.50", "192,50"],
    ["1,000", "1,000"],
    ["1920.500", "1920,500"],
  ])(
    "reads «%s» typed key by key as %s: a dot before three digits groups thousands, a comma never does",
    (keys, kept) => {
      let field = { text: "", isDot: false };
      for (const key of keys) field = applyMaskTyped({ ...field, text: field.text + key }, "digitsAndComma");
      expect(field.text).toBe(kept);
    },
  );

  test("cuts to its length after dropping what is not allowed", () => {
    expect(applyMask("12-34-56", "digits", 4)).toBe("1234");
  });
});
