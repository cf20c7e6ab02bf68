import { expect, test } from "vitest";
import { ageOn, isAdult } from "./age.ts";

test("age is counted in completed years", () => {
  expect(ageOn("1990-06-15", "2026-06-14")).toBe(35);
  expect(ageOn("1990-06-15", "2026-06-15")).toBe(36);
});

test("somebody born on 29 February turns older on 1 March in other years", () => {
  expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
  expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
});

test("one is of age from the 18th birthday on", () => {
  expect(isAdult("2008-11-21", "2026-11-21")).toBe(true);
  expect(isAdult("2008-11-22", "2026-11-21")).toBe(false);
});
