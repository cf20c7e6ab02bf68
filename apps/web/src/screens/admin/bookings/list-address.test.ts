import { expect, test } from "vitest";
import { oldInAddress, upcomingInAddress, weekOfAddress } from "./list-address.ts";

test("the historic list's address keeps what it can be narrowed to, and nothing else", () => {
  const address = { q: 20550139, from: "2026-11-02", to: "2026-11-30", money: "not_paid" };
  expect(oldInAddress(address)).toEqual({ ...address, q: "20550139" });
  expect(oldInAddress({ q: {}, from: "2026-02-30", to: 3, money: "gone" })).toEqual({});
});

test("the upcoming list's address knows its view and a week of a year", () => {
  const week = upcomingInAddress({ view: "week", weekNumber: 49, year: 2026 });
  expect(weekOfAddress(week)).toEqual({ week: 49, year: 2026 });
  expect(weekOfAddress(upcomingInAddress({ view: "open", weekNumber: 54, year: 2026 }))).toBeNull();
  expect(upcomingInAddress({ view: "open" })).toEqual({});
});
