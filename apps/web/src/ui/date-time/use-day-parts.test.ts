import { describe, expect, test } from "vitest";
import { joinDay, splitDay, spread, tidied, typeInto } from "./use-day-parts.ts";

const empty = ["", "", ""] as const;

describe("the parts of a day", () => {
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

  test("are done, and lead on to the next one, when no digit can follow", () => {
    expect(typeInto(empty, "day", "3")).toEqual({ parts: ["3", "", ""], isDone: false });
    expect(typeInto(empty, "day", "4")).toEqual({ parts: ["04", "", ""], isDone: true });
    expect(typeInto(empty, "month", "1").isDone).toBe(false);
    expect(typeInto(empty, "month", "2").parts).toEqual(["", "02", ""]);
    expect(typeInto(empty, "year", "202").isDone).toBe(false);
    expect(typeInto(empty, "year", "2026")).toEqual({ parts: ["", "", "2026"], isDone: true });
  });

  test("take digits alone, and no more of them than fit", () => {
    expect(typeInto(empty, "day", "x1").parts).toEqual(["1", "", ""]);
    expect(typeInto(empty, "year", "20267").parts).toEqual(["", "", "2026"]);
  });

  test("give the digits on that they have no room for", () => {
    expect(spread(["04122026", "", ""])).toEqual(["04", "12", "2026"]);
    expect(spread(["412", "", ""])).toEqual(["04", "12", ""]);
    expect(spread(["041", "", ""])).toEqual(["04", "1", ""]);
    expect(spread(["04", "122026", ""])).toEqual(["04", "12", "2026"]);
    expect(spread(["4", "12", "2026"])).toEqual(["4", "12", "2026"]);
  });

  test("are filled up when they are left", () => {
    expect(tidied("day", "4")).toBe("04");
    expect(tidied("year", "26")).toBe("2026");
    expect(tidied("month", "0")).toBe("");
  });
});
