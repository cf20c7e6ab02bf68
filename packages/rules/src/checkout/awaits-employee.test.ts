import { describe, expect, test } from "vitest";
import { awaitsEmployee } from "./awaits-employee.ts";

const day = { from: "10:00", to: "18:00" };
const longer = { from: "10:00", to: "18:30" };

describe("an ended shift waits for its employee", () => {
  test.each([
    ["nobody has stamped", { employee: null, company: null, lastBy: null }, true],
    ["only the company has stamped", { employee: null, company: day, lastBy: "corporation" }, true],
    ["only the employee has stamped", { employee: day, company: null, lastBy: "employee" }, false],
    ["both agree", { employee: day, company: day, lastBy: "corporation" }, false],
    [
      "the company answered with other times",
      { employee: longer, company: day, lastBy: "corporation" },
      true,
    ],
    ["the employee answered last", { employee: longer, company: day, lastBy: "employee" }, false],
  ] as const)("when %s: %s → %s", (_, stamps, expected) => {
    expect(awaitsEmployee(stamps, false)).toBe(expected);
  });

  test("not any more once an admin has approved it", () => {
    expect(awaitsEmployee({ employee: null, company: null, lastBy: null }, true)).toBe(false);
  });
});
