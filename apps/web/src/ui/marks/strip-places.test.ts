import { describe, expect, test } from "vitest";
import { closeUpOf, newParts, stripParts, stripPlace } from "./strip-places.ts";

describe("the shift strip", () => {
  test("draws 17:00–01:00 from the eleventh to the nineteenth hour after 06:00", () => {
    expect(stripPlace("17:00", "01:00")).toEqual({ from: 45.83, to: 79.17 });
  });

  test("ends at its right edge for a shift that ends at 06:00", () => {
    expect(stripPlace("22:00", "06:00")).toEqual({ from: 66.67, to: 100 });
  });

  test("cuts a shift that goes on past 06:00 at the edge", () => {
    expect(stripPlace("22:00", "08:00")).toEqual({ from: 66.67, to: 100 });
  });

  test("draws a shift that begins before 06:00 from the left edge, unless most of it is before", () => {
    expect(stripPlace("05:00", "14:00")).toEqual({ from: 0, to: 33.33 });
    expect(stripPlace("04:00", "07:00")).toEqual({ from: 91.67, to: 100 });
  });

  test("draws midnight the same as 24:00", () => {
    expect(stripPlace("18:00", "24:00")).toEqual(stripPlace("18:00", "00:00"));
  });

  test("shows the 45 minutes that one side has more as the end of its strip", () => {
    const parts = stripParts({ from: "10:00", to: "18:45" }, { from: "10:00", to: "18:00" });
    expect(parts.within).toEqual({ from: 16.67, to: 50 });
    expect(parts.over).toEqual({ from: 50, to: 53.13 });
  });

  test("shows no difference when a time ends no later than agreed", () => {
    expect(stripParts({ from: "10:00", to: "17:00" }, { from: "10:00", to: "18:00" }).over).toBeNull();
  });
});

describe("a time beside the one before it", () => {
  const before = { from: "17:00", to: "01:00" };

  test("has more where it begins earlier or ends later", () => {
    const { shared, early, late } = newParts({ from: "16:00", to: "02:00" }, before);
    expect(early).toEqual({ from: 41.67, to: 45.83 });
    expect(shared).toEqual(stripPlace("17:00", "01:00"));
    expect(late).toEqual({ from: 79.17, to: 83.33 });
  });

  test("has nothing more where it only became shorter, and is all new where it shares nothing", () => {
    expect(newParts({ from: "18:00", to: "00:00" }, before)).toMatchObject({ early: null, late: null });
    expect(newParts({ from: "08:00", to: "12:00" }, before)).toMatchObject({ shared: null, late: null });
  });
});

describe("the close-up of a strip", () => {
  test("shows twelve hours with the booked shift in the middle", () => {
    expect(closeUpOf({ from: "10:00", to: "18:00" })).toEqual({ firstHour: 8, hours: 12 });
    expect(closeUpOf({ from: "17:30", to: "02:00" })).toEqual({ firstHour: 16, hours: 12 });
  });

  test("grows with the shift", () => {
    expect(closeUpOf({ from: "08:00", to: "19:00" }).hours).toBe(16);
    expect(closeUpOf({ from: "08:00", to: "08:00" }).hours).toBe(24);
  });

  test("draws 45 minutes more than booked wide enough to be seen", () => {
    const booked = { from: "10:00", to: "18:00" };
    const { over } = stripParts({ from: "10:00", to: "18:45" }, booked, closeUpOf(booked));
    expect(over).toEqual({ from: 83.33, to: 89.58 });
  });

  test("cuts an early start at its left edge instead of wrapping it to the right", () => {
    const window = closeUpOf({ from: "10:00", to: "18:00" });
    expect(stripPlace("07:00", "18:00", window)).toEqual({ from: 0, to: 83.33 });
  });

  test("draws a shift over midnight in one piece", () => {
    const window = closeUpOf({ from: "17:30", to: "02:00" });
    expect(stripPlace("17:30", "02:30", window)).toEqual({ from: 12.5, to: 87.5 });
  });
});
