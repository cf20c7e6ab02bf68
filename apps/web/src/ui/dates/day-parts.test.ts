import { describe, expect, test } from "vitest";
import { isComplete, joinDay, splitDay, tidied } from "./day-parts.ts";

describe("the segments of a day", () => {
  test("make a day once all three are there", () => {
    expect(joinDay(["24", "12", "2026"])).toBe("2026-12-24");
    expect(joinDay(["3", "1", "2027"])).toBe("2027-01-03");
    expect(joinDay(["24", "12", "20"])).toBe("");
  });

  test("make no day that the calendar doesn't have", () => {
    expect(joinDay(["30", "02", "2027"])).toBe("");
    expect(joinDay(["29", "02", "2028"])).toBe("2028-02-29");
  });

  test("show a day that comes from elsewhere", () => {
    expect(splitDay("2026-11-22")).toEqual(["22", "11", "2026"]);
    expect(splitDay("")).toEqual(["", "", ""]);
  });

  test("lead on to the next one when no digit can follow", () => {
    expect(isComplete("day", "3")).toBe(false);
    expect(isComplete("day", "4")).toBe(true);
    expect(isComplete("month", "1")).toBe(false);
    expect(isComplete("month", "2")).toBe(true);
    expect(isComplete("year", "202")).toBe(false);
    expect(isComplete("year", "2026")).toBe(true);
  });

  test("are filled up when they are left", () => {
    expect(tidied("day", "4")).toBe("04");
    expect(tidied("year", "26")).toBe("2026");
    expect(tidied("month", "0")).toBe("");
  });
});
