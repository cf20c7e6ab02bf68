import { describe, expect, it } from "vitest";
import { formatDuration, formatHours, formatHoursColumn, formatQuantity } from "./numbers.ts";

describe("hours", () => {
  it("are plural from two on, as Danes say them", () => {
    expect([0, 0.5, 1, 1.5, 2, 7.5, 8].map(formatHours)).toEqual([
      "0 timer",
      "0,5 time",
      "1 time",
      "1,5 time",
      "2 timer",
      "7,5 timer",
      "8 timer",
    ]);
  });

  it("have two decimals in a table", () => {
    expect(formatHoursColumn(8.75)).toBe("8,75");
    expect(formatQuantity(3, 8)).toBe("3 × 8,00");
  });

  it("are told in minutes where a difference is meant", () => {
    expect([0, 0.25, 0.75, 1, 2.5].map(formatDuration)).toEqual([
      "0 minutter",
      "15 minutter",
      "45 minutter",
      "1 time",
      "2 timer og 30 minutter",
    ]);
  });
});
