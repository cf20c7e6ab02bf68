import { expect, test } from "vitest";
import { isNothing } from "./sides.ts";

const day = { from: "10:00", to: "18:00" } as const;
const wholeDay = { from: "10:00", to: "10:00" } as const;

test("equal times can be set only where exactly these were booked, for all bookings of a week", () => {
  expect(isNothing(wholeDay, [day])).toBe(true);
  expect(isNothing({ from: "11:00", to: "11:00" }, [wholeDay])).toBe(true);
  expect(isNothing(wholeDay, [wholeDay, day])).toBe(true);
  expect(isNothing(wholeDay, [wholeDay])).toBe(false);
  expect(isNothing(day, [day, wholeDay])).toBe(false);
});
