import { expect, test } from "vitest";
import { clampWhole, correctionOf } from "./stepper.tsx";

test("a count above 15 falls back to 15 and below 1 to 1", () => {
  expect(clampWhole(16, 1, 15)).toBe(15);
  expect(clampWhole(0, 1, 15)).toBe(1);
  expect(clampWhole(-3, 1, 15)).toBe(1);
});

test("an emptied field falls back to the lowest count", () => {
  expect(clampWhole(Number.NaN, 1, 15)).toBe(1);
});

test("half a person is nobody", () => {
  expect(clampWhole(3.9, 1, 15)).toBe(3);
});

test.each([
  ["16", 15, "above"],
  ["1e2", 15, "above"],
  ["0", 1, "below"],
  ["-3", 1, "below"],
  ["2.5", 2, "fraction"],
  ["1e1", 10, "power"],
  ["", 1, "empty"],
] as const)("%s becomes %i and the reason is %s", (typed, became, why) => {
  expect(correctionOf(typed, 1, 15)).toMatchObject({ became, why });
});

test("a whole number within the limits is left alone, with zeros before it too", () => {
  expect(correctionOf("15", 1, 15)).toBeNull();
  expect(correctionOf("007", 1, 15)).toBeNull();
});
