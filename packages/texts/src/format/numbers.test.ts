import { describe, expect, it } from "vitest";
import { formatCount, formatDecimal, formatPercent, formatRating, formatShortDecimal } from "./numbers.ts";

describe("numbers in Danish", () => {
  it("have a dot for thousands and a comma for decimals", () => {
    expect(formatDecimal(1234.5, 2)).toBe("1.234,50");
    expect(formatCount(12_400)).toBe("12.400");
    expect(formatRating(4)).toBe("4,0");
  });

  it("lose only the zeros after the comma in the short form", () => {
    expect([8, 7.5, 8.75, 100, 1000, 0, 10.1].map(formatShortDecimal)).toEqual([
      "8",
      "7,5",
      "8,75",
      "100",
      "1.000",
      "0",
      "10,1",
    ]);
  });

  it("keep the percent sign on the line of its number", () => {
    expect(formatPercent(12.5)).toBe("12,5\u00a0%");
  });
});
