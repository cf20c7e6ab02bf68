import { describe, expect, test } from "vitest";
import { shiftPeriod } from "#rules/time/duration.ts";
import { hasConflict, isConflict } from "./overlap.ts";

const shift = (date: string, start: string, end: string) => ({ date, ...shiftPeriod(date, start, end) });
const friday = shift("2026-12-11", "10:00", "18:00");

describe("two shifts", () => {
  test("on one date exclude each other, even hours apart", () => {
    expect(isConflict(friday, shift("2026-12-11", "20:00", "23:00"))).toBe(true);
  });

  test("exclude each other when one runs into the other's morning", () => {
    const overnight = shift("2026-12-11", "22:00", "06:00");
    expect(isConflict(overnight, shift("2026-12-12", "05:00", "12:00"))).toBe(true);
    expect(isConflict(shift("2026-12-12", "05:00", "12:00"), overnight)).toBe(true);
  });

  test("on two dates go together when one begins as the other ends", () => {
    const overnight = shift("2026-12-11", "22:00", "06:00");
    expect(isConflict(overnight, shift("2026-12-12", "06:00", "12:00"))).toBe(false);
  });
});

test("a shift conflicts with any of those that are confirmed", () => {
  const saturday = shift("2026-12-12", "10:00", "18:00");
  expect(hasConflict(friday, [saturday])).toBe(false);
  expect(hasConflict(friday, [saturday, shift("2026-12-11", "19:00", "20:00")])).toBe(true);
});
