import { describe, expect, it, test } from "vitest";
import {
  formatDate,
  formatDay,
  formatDayLong,
  formatDayNumeric,
  formatDayShort,
  formatMonth,
  formatWeek,
  formatWeekTitle,
  keepDates,
  keepDays,
  wholeDay,
} from "./days.ts";

describe("days", () => {
  it("carry weekday and short month, and no year while it is this year's", () => {
    expect(formatDay("2026-12-30", "2026-11-21")).toBe("onsdag d. 30. dec.");
    expect(formatDate("2026-05-02", "2026-11-21")).toBe("2. maj");
  });

  it("carry the year where it is another one", () => {
    expect(formatDay("2027-01-04", "2026-11-21")).toBe("mandag d. 4. jan. 2027");
    expect(formatDate("2025-11-21", "2026-11-21")).toBe("21. nov. 2025");
  });

  it("have long, short and numeric forms", () => {
    expect(formatDayLong("2026-11-22")).toBe("søndag d. 22. november 2026");
    expect(formatDayShort("2026-12-30")).toBe("30.12");
    expect(formatDayNumeric("2026-12-30")).toBe("30-12-2026");
    expect(formatMonth("2026-03-01")).toBe("marts 2026");
  });

  it("make week titles from Monday to Sunday", () => {
    expect(formatWeek(48)).toBe("uge 48");
    expect(formatWeekTitle(48, "2026-11-23", "2026-11-29")).toBe("UGE 48 (23.11-29.11)");
    expect(formatWeekTitle(53, "2026-12-28", "2027-01-03")).toBe("UGE 53 (28.12-03.01)");
  });
});

test("a date keeps its day and month together, where it is wanted its weekday too, and nothing else changes", () => {
  expect(keepDates("Efter torsdag d. 26. nov.")).toBe("Efter torsdag d.\u00a026.\u00a0nov.");
  expect(keepDays("Efter torsdag d. 26. nov.")).toBe("Efter torsdag\u00a0d.\u00a026.\u00a0nov.");
  expect(wholeDay("2026-11-26", "2026-11-24")).toBe("torsdag\u00a0d.\u00a026.\u00a0nov.");
  expect(keepDates("2 timer før d. 3. december 2026")).toBe("2 timer før d.\u00a03.\u00a0december 2026");
  expect(keepDates("nr. 2. For 30 kr.")).toBe("nr. 2. For 30 kr.");
});
