import fc from "fast-check";
import { expect, test } from "vitest";
import { timeOf } from "#rules/time/moment.ts";
import { slotsAfter, slotsAround } from "./slots-around.ts";

test("an end begins after the start and goes on over midnight", () => {
  const slots = slotsAfter("17:00", 15);
  expect(slots.slice(0, 2)).toEqual(["17:15", "17:30"]);
  expect(slots[slots.indexOf("23:45") + 1]).toBe("00:00");
  expect(slots.at(-1)).toBe("17:00");
});

test("a start stands in the middle of its slots: 23:45 beside 00:00", () => {
  const slots = slotsAround("00:15", 15);
  expect(slots.indexOf("00:15")).toBe(48);
  expect(slots[slots.indexOf("23:45") + 1]).toBe("00:00");
});

test("every slot of a day and night is there once, whatever time they are around", () => {
  fc.assert(
    fc.property(fc.nat(1439), fc.constantFrom(15, 30), (minutes, step) => {
      for (const slots of [slotsAfter(timeOf(minutes), step), slotsAround(timeOf(minutes), step)])
        expect(new Set(slots).size).toBe(1440 / step);
    }),
  );
});
