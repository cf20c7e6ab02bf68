import { expect, test } from "vitest";
import { clampWhole } from "./stepper.tsx";

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
