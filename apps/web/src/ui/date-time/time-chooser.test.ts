import { describe, expect, test } from "vitest";
import { hourChoices, joinClockTime, minuteChoices } from "./time-chooser.tsx";

describe("the hour and minute choosers", () => {
  test("offer whole and half hours on the booking form and quarters at checkout", () => {
    expect(minuteChoices("17", 30)).toEqual(["00", "30"]);
    expect(minuteChoices("17", 15)).toEqual(["00", "15", "30", "45"]);
  });

  test("offer 24 only where the day's end may be chosen", () => {
    expect(hourChoices(23).at(-1)).toBe("23");
    expect(hourChoices(24).at(-1)).toBe("24");
  });

  test("allow 24 only with 00", () => {
    expect(minuteChoices("24", 15)).toEqual(["00"]);
    expect(joinClockTime("24", "45", 15)).toBe("24:00");
  });

  test("keep the minute when another hour is chosen", () => {
    expect(joinClockTime("18", "45", 15)).toBe("18:45");
  });
});
