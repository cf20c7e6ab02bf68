import { describe, expect, test } from "vitest";
import { type ClockTime, momentOf } from "#rules/time/moment.ts";
import { canReportSick, sickReportState } from "./sick-report.ts";

const date = "2026-12-11";
const stateAt = (time: ClockTime, start: ClockTime) =>
  sickReportState(date, momentOf(date, start), momentOf(date, time));

describe("the sick report", () => {
  test("is open from 08:00 to just before 09:00 on the day", () => {
    expect(stateAt("07:59", "10:00")).toBe("too_early");
    expect(stateAt("08:00", "10:00")).toBe("open");
    expect(stateAt("08:59", "10:00")).toBe("open");
    expect(stateAt("09:00", "10:00")).toBe("over");
  });

  test("is open from midnight to the start of a shift that starts before 09:00", () => {
    expect(stateAt("00:00", "06:00")).toBe("open");
    expect(stateAt("05:59", "06:00")).toBe("open");
    expect(stateAt("06:00", "06:00")).toBe("over");
    expect(stateAt("08:15", "08:30")).toBe("open");
  });

  test("follows the usual hour for a shift that starts at 09:00", () => {
    expect(stateAt("07:59", "09:00")).toBe("too_early");
  });

  test("is not open the day before", () => {
    expect(sickReportState(date, momentOf(date, "10:00"), momentOf("2026-12-10", "08:30"))).toBe("too_early");
  });

  test("is for confirmed shifts only", () => {
    const facts = { date, startsAt: momentOf(date, "10:00") };
    const now = momentOf(date, "08:30");
    expect(canReportSick({ ...facts, shift: "selected" }, now)).toEqual({ ok: true });
    expect(canReportSick({ ...facts, shift: "applied" }, now)).toEqual({ ok: false, refusal: "transition" });
    const late = canReportSick({ ...facts, shift: "selected" }, momentOf(date, "09:00"));
    expect(late).toEqual({ ok: false, refusal: "sick_window" });
  });
});
