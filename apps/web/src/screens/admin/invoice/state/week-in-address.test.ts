import { expect, test, vi } from "vitest";
import { weekInAddress } from "./week-in-address.ts";

test("an address without a week shows the chosen booking", () => {
  expect(weekInAddress({}, "2026-11-15")).toBeNull();
  expect(weekInAddress({ weekNumber: "54" }, "2026-11-15")).toBeNull();
});

test("a week with its year is that week", () => {
  expect(weekInAddress({ weekNumber: 53, year: 2026 }, "2026-11-15")).toEqual({ week: 53, year: 2026 });
});

test("a year that is none is left out", () => {
  for (const year of [1999, 2101, "x", 2026.5]) {
    expect(weekInAddress({ weekNumber: 46, year }, "2026-11-15")).toEqual({ week: 46, year: 2026 });
  }
});

test("a week without a year is the booking's own where the number fits, also one to come", () => {
  expect(weekInAddress({ weekNumber: 1 }, "2027-01-06")).toEqual({ week: 1, year: 2027 });
});

test("another week without a year is the latest that has begun", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00Z"), toFake: ["Date"] });
  expect(weekInAddress({ weekNumber: 48 }, "2026-11-15")).toEqual({ week: 48, year: 2025 });
  expect(weekInAddress({ weekNumber: 40 }, "2026-11-15")).toEqual({ week: 40, year: 2026 });
  vi.useRealTimers();
});
